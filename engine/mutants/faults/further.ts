/** Further faults of triggers, turns and the end of the game, for games that look back and repeat their checks. @module */
import { deadPlayers } from '../../reference/rules/checks.js'
import { durationFor } from '../../reference/rules/duration.js'
import { leavesTo } from '../../reference/rules/stack.js'
import { looksBack } from '../../reference/rules/triggers.js'
import { actTogether } from '../../reference/rules/resolution.js'
import { mayPlayNow } from '../../reference/rules/priority.js'
import type { EventKind } from '../../../model/scenario/pattern.js'
import { placesAfterAPass } from '../patches/checking.js'
import { offersNothing } from '../patches/choosing.js'
import { closesStaticSets } from '../patches/continuous.js'
import { failureEndsTheLayer, triggersNothingOn } from '../patches/events.js'
import { delaysForTheTurnPlayer } from '../patches/lasting.js'
import { bansStopTriggers } from '../patches/triggering.js'
import type { Fault, Faults } from './fault.js'

const notBackOn = (fault: string, ...kinds: readonly EventKind[]): Fault => ({
  fault,
  rules: { looksBack: (structure, looked) => !kinds.includes(looked.pattern.event) && looksBack(structure, looked) }
})

export const furtherFaults: Faults = {
  'bans-on-activating-stop-triggers': {
    fault: 'a ban on activated abilities keeps triggered ones from triggering',
    patch: bansStopTriggers
  },
  'additional-times-multiply': {
    fault: 'effects by which an ability triggers more often multiply',
    rules: { timesTriggered: extra => extra.reduce((product, each) => product * (1 + each), 1) }
  },
  'no-additional-times': { fault: 'an ability never triggers more often than once', rules: { timesTriggered: () => 1 } },
  'becomes-what-it-is': { fault: 'what is tapped already becomes tapped', rules: { changesStatus: () => true } },
  'optional-target-left-open': {
    fault: 'the target of an optional effect may be left undeclared',
    rules: { mayStayOpen: (_structure, optional) => optional }
  },
  'enters-as-it-will-be': {
    fault: 'what replaces an entering looks at the object as it will be there',
    rules: { looksAhead: () => true }
  },
  'enters-as-it-was': {
    fault: 'whether something enters is settled by what it was before it entered',
    rules: {
      looksBack: (structure, looked) => (looked.pattern.event === 'move' && looked.pattern.to === 'arena') || looksBack(structure, looked)
    }
  },
  'gaining-control-looks-back': {
    fault: 'gaining control is looked back on as losing it is',
    rules: { looksBack: (structure, looked) => looked.pattern.event === 'control' || looksBack(structure, looked) }
  },
  'delayed-states-go-on': {
    fault: 'a delayed trigger on a state, without a duration, triggers again and again',
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' && effect.kind === 'trigger' && effect.trigger.when
          ? { at: 'game' }
          : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'must-have-been-there': {
    fault: 'what has an ability only since an event does not see that event',
    rules: { seesEvent: (_structure, { back, before, after, ownMove }) => (back ? before : after && (before || ownMove)) }
  },
  'answers-share-the-cause': {
    fault: 'what answers a triggering counts as brought about by the event behind it',
    rules: { broughtAboutBy: event => event }
  },
  'from-anywhere-looks-back': {
    fault: '"from anywhere" is taken for leaving',
    rules: {
      looksBack: (structure, looked) =>
        (looked.pattern.event === 'move' && looked.pattern.to === 'graveyard') || looksBack(structure, looked)
    }
  },
  'no-look-back-on-detaching': notBackOn('becoming unattached is not looked back on', 'attach'),
  'moved-on-unseen': {
    fault: 'what is attached to another object is not seen becoming unattached from the first',
    rules: {
      looksBack: (structure, looked) => !(looked.event.event === 'attach' && looked.event.to !== undefined) && looksBack(structure, looked)
    }
  },
  'comes-off-unseen-as-it-leaves': {
    fault: 'what is attached is not seen becoming unattached as it leaves',
    rules: { comesOffAsItLeaves: () => false }
  },
  'no-look-back-on-countering': {
    fault: 'nothing triggers on a spell being countered, for it is gone',
    patch: triggersNothingOn('negate')
  },
  'no-look-back-on-planeswalking': {
    fault: 'planeswalking away is not looked back on',
    rules: { looksBack: (structure, looked) => looksBack(structure, { ...looked, plane: false }) }
  },
  'planes-look-back': {
    fault: 'whatever happens to a plane is looked back on',
    rules: {
      looksBack: (structure, looked) => {
        const { event } = looked
        return looksBack(
          structure,
          looked.plane && event.event === 'status' ? { ...looked, event: { ...event, status: 'face-down' } } : looked
        )
      }
    }
  },
  'any-layer-negated': { fault: 'what says of itself that it cannot be negated is negated', rules: { mayNegate: () => true } },
  'no-look-back-on-losing': notBackOn('a player losing is not looked back on', 'defeat'),
  'losing-unseen': {
    fault: 'nothing triggers on a player losing',
    patch: triggersNothingOn('defeat')
  },
  'delayed-for-the-turn-player': {
    fault: 'delayed triggered abilities are of the player whose turn it is as they are made',
    patch: delaysForTheTurnPlayer
  },
  'first-mode-runs': { fault: 'the first mode is carried out whatever was announced', rules: { modeOrder: () => [] } },
  'remembers-half-done': {
    fault: 'what leaves in a group of events is last known as some of them have made it',
    rules: { lastKnownAs: (_beforeAll, asItLeft) => asItLeft }
  },
  'attached-again': { fault: 'what is attached already becomes attached', rules: { changesHost: () => true } },
  'one-life-for-all': { fault: 'the members of all teams have one life', rules: { sharesLife: team => team !== undefined } },
  'taken-goes-to-the-graveyard': {
    fault: 'what a player who has lost had taken goes to the graveyard',
    rules: { endsTaking: () => false }
  },
  'triggers-for-the-lost': {
    fault: 'what triggers for a player who has lost stays pending',
    rules: { staysPending: () => true }
  },
  'commanders-left-behind': { fault: 'no commander may be put into the command zone', rules: { mayReturnFrom: () => false } },
  'commanders-from-graveyards': {
    fault: 'a commander in exile may not be put into the command zone',
    rules: { mayReturnFrom: zone => zone === 'graveyard' }
  },
  'commanders-from-anywhere': {
    fault: 'a commander may be put into the command zone wherever it has gone',
    rules: { mayReturnFrom: zone => zone !== 'command' }
  },
  'team-poison-ignored': { fault: 'no poison is too much for a team', rules: { poisonedTeams: () => [] } },
  'team-poison-counted-alone': {
    fault: 'the poison of teammates is not counted together',
    rules: { poisonedTeams: players => players.filter(({ poison }) => poison >= 15).map(({ id }) => id) }
  },
  'poisoned-apart': { fault: 'ten poison counters are too many for one of a team', rules: { sharesPoison: () => false } },
  'lives-apart': { fault: 'the members of a team have life of their own', rules: { sharesLife: () => false } },
  'no-life-needed': {
    fault: 'a player at exactly no life stays in the game',
    rules: { deadPlayers: players => deadPlayers(players.filter(({ life }) => life < 0)) }
  },
  'creatures-stay-attached': {
    fault: 'what is neither aura nor equipment stays attached',
    rules: {
      attachmentFate: (_structure, { types, attached, allowed }) => {
        if (types.includes('aura')) return attached && allowed ? 'stays' : 'goes'
        return attached && !allowed && (types.includes('equipment') || types.includes('fortification')) ? 'comes-off' : 'stays'
      }
    }
  },
  'permanents-go-to-the-graveyard': {
    fault: 'what should stay goes to the graveyard as it resolves',
    rules: { leavesTo: (structure, types, how) => (how === 'resolved' ? 'graveyard' : leavesTo(structure, types, how)) }
  },
  'only-on-own-turn': {
    fault: 'only the player whose turn it is can play anything',
    rules: { mayPlayNow: (structure, timing) => timing.holder === timing.turnPlayer && mayPlayNow(structure, timing) }
  },
  'passes-to-nobody': { fault: 'who passes is asked again', rules: { nextToAct: (_players, passed) => passed } },
  'placed-after-a-pass': {
    fault: 'triggered abilities are put on the stack only once a player has passed',
    patch: placesAfterAPass
  },
  'static-sets-fixed': {
    fault: 'a static effect applies only to what was there before its source and itself',
    patch: closesStaticSets
  },
  'options-not-offered': { fault: 'a player is not asked about what is optional', patch: offersNothing },
  'unstated-ends-with-the-turn': {
    fault: 'what has no stated duration ends with the turn',
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' ? { at: 'turn' } : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'one-shield-for-all': { fault: 'a shield for each is one shield for all', rules: { establishedOf: (_isForEach, shared) => shared() } },
  'one-off-used-by-nothing': { fault: 'a one-off prevention is used up where it prevents nothing', rules: { countsAsUse: () => true } },
  'redirected-to-nobody': { fault: 'damage is redirected to what is no longer there', rules: { canRedirect: () => true } },
  'enters-as-it-is': { fault: 'what enters is looked at as it is where it comes from', rules: { looksAhead: () => false } },
  'failure-ends-it': { fault: 'an instruction that fails ends the whole resolution', patch: failureEndsTheLayer },
  'each-player-in-turn': { fault: 'what is done to each player is done to one after another', rules: { actTogether: () => false } },
  'options-taken-in-turn': {
    fault: 'each player carries out what they choose to do before the next one decides',
    rules: { actTogether: (structure, told) => told[0]?.do !== 'may' && actTogether(structure, told) }
  },
  'checks-in-cleanup-unnoticed': {
    fault: 'a check that acts in cleanup gives nobody priority',
    rules: { givesUnscheduled: (_phase, placed) => placed }
  },
  'abilities-are-fast': {
    fault: 'an ability that is as slow as a spell is activated at any time',
    rules: { mayPlayNow: (structure, timing) => timing.slow === true || mayPlayNow(structure, timing) }
  },
  'game-goes-on': { fault: 'the game goes on after a player has won', rules: { isOver: () => false } },
  'untapped-never': { fault: 'nothing happens by itself as a phase begins', rules: { openingActions: () => [] } }
}
