/**
 * The names that every part of a scenario uses: ids, zones, phases and references.
 * @module
 */
import { z } from 'zod'

/** A handle of an object or player in a scenario file: letters, digits, `_`, `.` and `-`. */
export const Handle = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/,
    'must be of letters, digits, "_", "." and "-", at most 64, and begin with a letter or a digit'
  )
export type Handle = z.infer<typeof Handle>

/** The name of an ability within its card. */
export const AbilityId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be of small letters, digits and "-", at most 64, and not begin with "-"')
export type AbilityId = z.infer<typeof AbilityId>

/** A local name that a step gives to a choice, a target or a result. */
export const LocalName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be of small letters, digits and "-", at most 32, and begin with a letter')

/**
 * A rule of a rulebook, for example `fab:6.4.10g`.
 * @public
 */
export const RuleId = z.string().regex(/^[a-z0-9-]+:[A-Za-z0-9.-]+$/, 'must be a rulebook, a colon and a rule, such as fab:6.4.10g')
export type RuleId = z.infer<typeof RuleId>

/**
 * Where an object can be. `arena` is the battlefield or field of the other games.
 * @public
 */
export const Zone = z.enum([
  'arena',
  'stack',
  'hand',
  'deck',
  'graveyard',
  'banished',
  'soul',
  'arsenal',
  'command',
  'memory',
  'material',
  'schemes',
  'outside'
])
export type Zone = z.infer<typeof Zone>

/** A kind of object, class or talent, in lower case: `attack`, `action`, `hero`, `equipment`, `creature`. */
export const TypeName = z
  .string()
  .regex(/^[a-z][a-z0-9 -]{0,31}$/, 'must be of small letters, digits, spaces and "-", at most 32, and begin with a letter')

/** A kind of counter, in lower case: `steam`, `+1/+1`. */
export const CounterKind = z.string().min(1).max(32)

/** A status that an object has or has not. What is `phased-out` is treated as though it did not exist. */
export const Status = z.enum(['tapped', 'frozen', 'face-down', 'marked', 'phased-out'])
export type Status = z.infer<typeof Status>

/** A numeric property of an object. */
export const NumberName = z.enum(['power', 'defense', 'cost', 'life', 'toughness', 'level'])
export type NumberName = z.infer<typeof NumberName>

/** A number that a player has. */
export const PlayerNumber = z.enum(['life', 'action-points', 'resources', 'poison', 'speed'])
export type PlayerNumber = z.infer<typeof PlayerNumber>

/** How two numbers are compared. */
export const Comparison = z.enum(['=', '!=', '<', '<=', '>', '>='])
export type Comparison = z.infer<typeof Comparison>

/**
 * What a card's text points at.
 * `self` is the object whose ability it is, `you` its controller, `opponent` the one other player,
 * `event:…` a part of the event that is replaced or that triggered, `target:…` and `chosen:…` earlier choices,
 * `attack` the active attack, `attacked` what it attacks, `host` what the object is attached to.
 */
export const Ref = z
  .string()
  .regex(
    /^(self|you|opponent|attack|attacked|host|event:(source|target|object|player)|(target|chosen):[a-z][a-z0-9-]{0,31})$/,
    'must be self, you, opponent, attack, attacked, host, event:source, event:target, event:object, event:player, target:NAME or chosen:NAME'
  )
export type Ref = z.infer<typeof Ref>

/** What comes before the first turn, as a scenario names it where the game has it: no phase of any turn. */
export const GAME_STARTS = 'start-of-game'

/** The step in which attackers are declared, as a scenario names it where the game has it: a scenario begins with it or has none. */
export const DECLARE_ATTACKERS = 'declare-attackers'

/** The name of an ability by which a creature may attack in the turn in which it came. */
export const HASTE = 'haste'

/** The name of a source's ability by which its controller gains life as it deals damage. */
export const LIFELINK = 'lifelink'

/** Which players, seen from the controller. */
export const Who = z.enum(['you', 'opponent', 'any'])
export type Who = z.infer<typeof Who>
