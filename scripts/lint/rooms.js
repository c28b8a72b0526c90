/**
 * The rooms of the project and what each may import. The first entry that fits a file decides.
 * Paths are relative to the project root; one that ends in `/` stands for all below it.
 * @module
 */

/** What model and engine share: the trusted base. */
const trustedBase = ['model/base/', 'model/scenario/', 'model/trace/', 'model/rulebook/']

/** What a state of the model is. */
const modelStates = ['model/statechart/state.ts', 'model/statechart/unify.ts', 'model/statechart/names.ts']

/** Folders of code that are not rooms of the kit. */
const everything = ['model/', 'fixtures/', 'engine/', 'properties/', 'reports/', 'play/']

const independence = 'the agreement of engine and model is evidence only while neither can see the other'

/** @type {readonly { files: readonly string[], may: readonly string[], why: string, tests?: readonly string[], builtins?: false }[]} */
export const rooms = [
  {
    files: trustedBase,
    may: trustedBase,
    why: 'the trusted base is what model and engine share, so it stays small and depends on neither',
    tests: ['fixtures/'],
    builtins: false
  },
  {
    files: ['model/rules/'],
    may: [...trustedBase, 'model/rules/'],
    why: 'a decision of the rules is a pure function of what it is about, so it knows neither the world nor the charts that ask it',
    tests: ['fixtures/', 'model/'],
    builtins: false
  },
  {
    files: ['model/statechart/effects/'],
    may: [...trustedBase, 'model/rules/', 'model/world/', 'model/statechart/effects/', ...modelStates],
    why: 'effects are worked out from a state of the model, whichever chart asks',
    tests: ['fixtures/', 'model/'],
    builtins: false
  },
  {
    files: ['model/instructions/'],
    may: [
      ...trustedBase,
      'model/rules/',
      'model/world/',
      'model/instructions/',
      'model/telling/card/',
      'model/statechart/effects/',
      'model/statechart/part.ts',
      ...modelStates
    ],
    why: `an instruction knows neither the others nor who walks them; it is the model's, not the trusted base's: ${independence}`,
    tests: ['fixtures/', 'model/'],
    builtins: false
  },
  {
    files: ['model/statechart/transitions/'],
    may: [
      ...trustedBase,
      'model/rules/',
      'model/world/',
      'model/instructions/',
      'model/statechart/transitions/',
      'model/statechart/effects/',
      'model/statechart/frames.ts',
      'model/statechart/part.ts',
      ...modelStates
    ],
    why: 'what guards and transitions mean knows no chart: the definitions of charts name it, never the other way round',
    tests: ['fixtures/', 'model/'],
    builtins: false
  },
  {
    files: ['model/'],
    may: ['model/'],
    why: `the model imports nothing of the other rooms: ${independence}`,
    tests: ['fixtures/'],
    builtins: false
  },
  { files: ['fixtures/'], may: ['fixtures/', 'model/'], why: 'fixtures are data for everyone; their loader knows the model only' },
  {
    files: ['engine/reference/'],
    may: ['engine/reference/', 'engine/port.ts', ...trustedBase],
    why: `the reference engine shares with the model only the trusted base, and knows no wire: ${independence}`,
    tests: ['fixtures/'],
    builtins: false
  },
  {
    files: ['engine/mutants/'],
    may: ['engine/mutants/', 'engine/reference/', 'engine/port.ts', ...trustedBase],
    why: `a mutant is the reference engine with one fault: ${independence}`,
    tests: ['fixtures/']
  },
  {
    files: ['engine/styles/'],
    may: ['engine/styles/', 'engine/port.ts', ...trustedBase],
    why: `a style is put on any engine, so it knows the port and none in particular: ${independence}`,
    tests: ['engine/', 'fixtures/']
  },
  {
    files: ['engine/'],
    may: ['engine/port.ts', 'engine/protocol/', ...trustedBase],
    why: `an engine knows the port and the trusted base; the wire does not know who is behind it: ${independence}`,
    tests: ['engine/', 'fixtures/']
  },
  {
    files: ['properties/mutation/'],
    may: ['properties/', 'model/', 'fixtures/', 'engine/port.ts', 'engine/mutants/', 'engine/reference/'],
    why: 'only the mutation run looks at particular engines, and it never drives them over the wire',
    tests: ['engine/']
  },
  {
    files: ['properties/'],
    may: ['properties/', 'model/', 'fixtures/', 'engine/port.ts'],
    why: 'properties hold of every engine, so they see one only through the port',
    tests: ['engine/']
  },
  {
    files: ['reports/'],
    may: ['reports/', 'model/', 'properties/campaign/report.ts', 'properties/campaign/suspects.ts'],
    why: 'reports show what a campaign found; they neither run anything nor know an engine',
    tests: ['properties/', 'fixtures/']
  },
  {
    files: ['play/'],
    may: ['play/', 'model/', 'engine/reference/', 'reports/panel.ts', 'reports/charts/', 'properties/campaign/', 'fixtures/derived.ts'],
    why: 'what is played in a browser knows the engine and the model, and nothing that reads files',
    tests: ['fixtures/', 'reports/'],
    builtins: false
  },
  { files: ['cli.ts', 'cli/'], may: ['cli.ts', 'cli/', 'index.ts', ...everything], why: 'the command line puts the rooms together' },
  { files: ['templates/'], may: ['templates/'], why: 'a template is copied out of the kit, so it stands alone' },
  {
    files: ['scripts/'],
    may: ['scripts/', 'dist/', 'index.ts', ...everything],
    why: 'scripts put the rooms together as they are built',
    tests: ['docs/', 'examples/']
  },
  {
    files: ['vitest.ts'],
    may: everything,
    why: 'the entry for Vitest puts model and campaign together for an engine that its caller brings'
  },
  {
    files: [''],
    may: ['index.ts', 'vitest.ts', 'docs/', 'scripts/', 'examples/', ...everything],
    why: 'nobody imports the command line but itself'
  }
]

const isIn = (places, path) => places.some(place => path === place || ((place === '' || place.endsWith('/')) && path.startsWith(place)))

/** Tests, and what only they use. */
const isTest = path => /(\.((browser-)?test|bench)\.tsx?$|\/testing\/)/.test(path)

/**
 * Why a file may not import another.
 * @param {string} file path of the importing file
 * @param {string} target path of the imported file, or a Node module as `node:…`
 * @returns {string | undefined} the reason, or `undefined` if it may
 */
export const whyNot = (file, target) => {
  const room = rooms.find(each => isIn(each.files, file))
  if (!room) return undefined
  if (target.startsWith('node:')) {
    return room.builtins === false && !isTest(file)
      ? 'the core is pure: input and output belong to the edge (cli, protocol, loader, report writer)'
      : undefined
  }
  const may = isTest(file) ? [...room.may, ...(room.tests ?? [])] : room.may
  return isIn(may, target) ? undefined : room.why
}
