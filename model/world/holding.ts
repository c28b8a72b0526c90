/**
 * Changes of control as events of their own: which are due, and who was last told to control what.
 * @module
 */
import { DECLARE_ATTACKERS } from '../scenario/names.js'
import type { EventOf } from '../trace/event.js'
import { controllerOf } from './control.js'
import type { Held, World } from './world.js'

const inArena = ({ zones }: World): readonly string[] => zones.arena ?? []

const heldNow = (world: World, id: string): Held => {
  const object = world.objects[id]!
  return { incarnation: object.incarnation, controller: controllerOf(world, object) }
}

const isSame = (a: Held | undefined, b: Held): boolean => a?.incarnation === b.incarnation && a.controller === b.controller

/**
 * The changes of control that are still to be told: of objects that were there before under another player.
 * @see mtg:603.10d
 */
export const changesOfControl = (world: World): readonly EventOf<'control'>[] => {
  if (!world.facts.reportsControl) return []
  return inArena(world).flatMap(id => {
    const known = world.held[id]
    const now = heldNow(world, id)
    return known?.incarnation !== now.incarnation || known.controller === now.controller
      ? []
      : [{ event: 'control', object: id, player: now.controller, from: known.controller }]
  })
}

/** Remembers who controls what has come into the arena: under whom an object arrives is no change. */
export const noteControllers = (world: World): World => {
  if (!world.facts.reportsControl) return world
  const arrived = inArena(world).filter(id => world.held[id]?.incarnation !== world.objects[id]!.incarnation)
  if (arrived.length === 0) return world
  return { ...world, held: { ...world.held, ...Object.fromEntries(arrived.map(id => [id, heldNow(world, id)])) } }
}

/**
 * Remembers whose everything in the arena has been since the turn began, but for what has arrived in it, in a scenario that begins with
 * the declaration of attackers.
 * @see mtg-context:508.1a
 */
export const heldSinceTheTurnBegan = (world: World): World => {
  const { start } = world.facts.scenario
  if (start.phase !== DECLARE_ATTACKERS) return world
  const steady = inArena(world).filter(id => !start.arrived?.includes(id))
  return { ...world, steady: Object.fromEntries(steady.map(id => [id, heldNow(world, id)])) }
}

/** Whether an object has been under one player's control since the turn began. */
export const isHeldSinceTheTurnBegan = (world: World, id: string): boolean => isSame(world.steady[id], heldNow(world, id))

/** Remembers that an object's controller has been told. */
export const told = (world: World, id: string): World =>
  world.objects[id] === undefined || isSame(world.held[id], heldNow(world, id))
    ? world
    : { ...world, held: { ...world.held, [id]: heldNow(world, id) } }
