/** Another copy of the kit: its rulebooks and its fixtures. @module */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { InputProblem, parseJson } from '../../model/scenario/problem.js'

/** A copy of the kit, as far as two are compared. */
export interface Kit {
  readonly version: string
  readonly rulebooks: readonly Rulebook[]
  /** The text of each fixture, by its id. */
  readonly fixtures: ReadonlyMap<string, string>
}

/** Whether a folder holds a copy of the kit. */
export const isKit = (folder: string): boolean => {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return false
  const { name } = parseJson(readFileSync(file, 'utf8'), file) as { readonly name?: unknown }
  return name === 'stacklaw'
}

/** Keys in one order, so that a file that is only written otherwise is the same. */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, canonical(each)] as const)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
        )
      : value

const fixturesIn = (folder: string): ReadonlyMap<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.json') && !name.endsWith('.second.json')
  )
  return new Map(
    names.toSorted().flatMap(name => {
      const file = join(folder, name)
      const value = parseJson(readFileSync(file, 'utf8'), file) as { readonly id?: unknown; readonly format?: unknown }
      const isScenario = typeof value.format === 'string' && value.format.startsWith('stacklaw/scenario@') && typeof value.id === 'string'
      return isScenario ? [[value.id, JSON.stringify(canonical(value))] as const] : []
    })
  )
}

/**
 * Reads a copy of the kit. Its rulebooks are code, which is loaded.
 * @throws InputProblem if it is not built
 */
export const readKit = async (folder: string): Promise<Kit> => {
  const index = join(resolve(folder), 'dist', 'index.js')
  if (!existsSync(index)) throw new InputProblem(`${folder} is a copy of the kit that is not built; run "npm ci" in it.`)
  const { rulebooks } = (await import(pathToFileURL(index).href)) as { readonly rulebooks: Readonly<Record<string, Rulebook>> }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  return { version, rulebooks: Object.values(rulebooks), fixtures: fixturesIn(join(folder, 'fixtures')) }
}

/** A fixture that is another one, new or gone. */
export interface FixtureDifference {
  readonly id: string
  readonly change: 'new' | 'gone' | 'changed'
}

/** What fixtures differ in. */
export const fixturesBetween = (before: Kit['fixtures'], after: Kit['fixtures']): readonly FixtureDifference[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id): readonly FixtureDifference[] =>
    !before.has(id)
      ? [{ id, change: 'new' }]
      : !after.has(id)
        ? [{ id, change: 'gone' }]
        : before.get(id) === after.get(id)
          ? []
          : [{ id, change: 'changed' }]
  )
