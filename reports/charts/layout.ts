/**
 * Where the parts of a chart's drawing go. The data beside this file are written by `npm run charts`.
 * @module
 */
import type { Concept } from '../../model/rulebook/concept.js'
import type { Signal } from '../../model/statechart/table.js'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedState extends Box {
  readonly id: string
  readonly final: boolean
}

/** From the border of one state to the border of the other, by right angles. */
export type Line = readonly (readonly [x: number, y: number])[]

/** A row of the chart, as the label of its arrow tells it. */
export interface LabelRow {
  readonly id: string
  /** The id without the name of the chart. */
  readonly name: string
  readonly on: Signal
  readonly guard?: string
  /** The chart that it puts on top. */
  readonly calls?: string
  readonly concept: Concept
}

/** All rows that lead from one state to another, drawn as one arrow with a list of rows on it. */
export interface PlacedEdge {
  readonly from: string
  readonly to: string
  readonly points: Line
  readonly label: Box
  readonly rows: readonly LabelRow[]
}

/** A chart laid out, in pixels. */
export interface Layout {
  readonly chart: string
  readonly width: number
  readonly height: number
  /** The dot whose arrow leads to the initial state. */
  readonly start: Box & { readonly points: Line }
  readonly states: readonly PlacedState[]
  readonly edges: readonly PlacedEdge[]
}
