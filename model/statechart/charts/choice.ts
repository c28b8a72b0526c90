/** One decision: it is asked and answered, or taken without being asked. @module */
import { setup } from 'xstate'
import { given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import type { OfChoice, Topic } from '../transitions/choice.js'
import * as transitions from '../transitions/choice.js'

/** A guard for each topic: the decision is about it, and this holds. */
const about = (prefix: string, holds: (context: OfChoice) => boolean) =>
  Object.fromEntries(
    transitions.TOPICS.map(topic => [
      `${prefix}-${topic.name}`,
      given((context: OfChoice) => transitions.isAbout(topic, context) && holds(context))
    ])
  )

const forEach = <T>(of: (topic: Topic) => T): T[] => transitions.TOPICS.map(of)

export const definition = setup({
  types: typesOf<'choice'>(),
  guards: {
    ...about('about', () => true),
    ...about('asks', transitions.isAsked),
    ...about('only-one', transitions.isOnlyOne),
    ...about('by-itself', transitions.isTakenByItself)
  },
  actions: {
    ask: given(transitions.asks),
    takeOnlyOne: given(transitions.takesOnlyOne),
    takeAny: given(transitions.takesAny),
    answer: given(transitions.answers)
  }
}).createMachine({
  id: 'choice',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'A player has a decision to make. Whether an only option is shown is up to the engine.',
      on: {
        prompt: forEach(({ name, concept }) => ({
          guard: `asks-${name}`,
          target: 'asked',
          actions: 'ask',
          meta: row(`${name}.asked`, concept),
          description: 'The player is asked.'
        })),
        takesOnlyOne: forEach(({ name, concept }) => ({
          guard: `only-one-${name}`,
          target: 'answered',
          actions: 'takeOnlyOne',
          meta: row(`${name}.only-one`, concept),
          description: 'The only option is taken, and not shown.'
        })),
        takesByItself: forEach(({ name, concept }) => ({
          guard: `by-itself-${name}`,
          target: 'answered',
          actions: 'takeAny',
          meta: row(`${name}.by-itself`, concept),
          description: 'The engine takes one of several options by itself.'
        }))
      }
    },
    asked: {
      description: 'The options have been shown.',
      on: {
        answer: forEach(({ name, concept }) => ({
          guard: `about-${name}`,
          target: 'answered',
          actions: 'answer',
          meta: row(`${name}.answered`, concept),
          description: 'The player takes one.'
        }))
      }
    },
    answered: { type: 'final', description: 'The option goes to the chart that asked.' }
  }
})

export const choice = partOf<'choice'>(definition)
