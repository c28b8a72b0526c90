/**
 * The life that damage by a source with lifelink brings.
 * @module
 * @see mtg-context:120.3f mtg-context:120.4c
 */
import type { EventOf } from '../../../../model/trace/event.js'
import { LIFELINK } from '../../../../model/scenario/names.js'
import { living, turnPlayerOf, type Run } from '../../context.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import { knowing } from '../../seen.js'
import type { Process } from '../../task.js'
import { viewOf } from '../../view.js'
import { allowedOutcome } from './facts.js'
import { amountLeft, proposal } from './proposal.js'

/** What damage brings whoever controls its source, as much of it as will be dealt. */
const gainOf = (run: Run, { event, frame }: Process): EventOf<'gain'> | undefined => {
  const { ctx, w } = run
  if (event.event !== 'damage' || ctx.structure.events.lifelink.value === null) return undefined
  const view = viewOf(ctx, w)
  // The frame knows which object its text spoke of.
  const known = knowing(view, w, (frame === undefined ? undefined : run.frames[frame]?.known) ?? {})
  const was = known.object(event.source) ? undefined : known.lastKnown(event.source)
  const source = ctx.rules.dealsAs(was, view.object(event.source))
  if (!source?.markers.includes(LIFELINK) || !living(w).includes(source.controller)) return undefined
  const dealt = allowedOutcome(ctx, w, w, event)?.event
  if (!dealt) return undefined
  const lifelinks = source.markers.filter(marker => marker === LIFELINK).length
  const amount = ctx.rules.lifeFrom(ctx.structure, lifelinks, amountLeft(dealt))
  return amount > 0 ? { event: 'gain', player: source.controller, of: 'life', amount } : undefined
}

/** What several events at once bring, each source by itself, and that of each player in turn order. @see mtg-context:702.15e */
export const lifeBrought = (run: Run, processes: readonly Process[]): readonly Process[] => {
  const gains = processes.flatMap(process => gainOf(run, process) ?? [])
  if (gains.length === 0) return []
  const seats = clockwiseFrom(living(run.w), turnPlayerOf(run.w))
  const cause = processes[0]?.cause
  return gains.toSorted((a, b) => seats.indexOf(a.player) - seats.indexOf(b.player)).map(gain => proposal(gain, cause, { grouped: true }))
}
