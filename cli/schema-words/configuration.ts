/** What the fields of a configuration mean. @module */
import type { Fields } from './fields.js'

export const CONFIG_WORDS: Readonly<Record<string, Fields>> = {
  ConfigFile: {
    $schema: 'Where an editor finds this schema.',
    format: 'The version of this format.',
    engine: 'The command that starts the engine, as --engine takes it.',
    connect: 'Instead of it: where an engine listens that runs already, as --connect takes it.',
    timeout: 'How long an answer may take, in milliseconds; 0 for no limit.',
    startTimeout: 'How long the engine may take to start and answer initialize, in milliseconds; 0 for no limit.',
    ruleset: 'One ruleset instead of all that the engine claims.',
    runs: 'How many random games of each ruleset.',
    seed: 'Where the random games begin.',
    cards: 'The cards that random games are drawn from.',
    players: 'How many players random games have: one number, or two with a hyphen.',
    out: 'The folder of the report.',
    strict: 'Whether interpretations judge the engine too.',
    thorough:
      'Whether each fixture is played again for every metamorphic relation, the corpus is played, and every second random game is of composed cards.',
    jobs: 'How many processes work at once.',
    expect: 'The list of known failures.',
    watch: 'The files and folders of the engine, for --watch.'
  }
}
