/**
 * A figure: a command that shows it, where it stands in what the command prints, and its floor.
 * @module
 */

/** The ways to say what a figure must be: one of them a figure. */
const FLOORS = ['least', 'most', 'percent', 'is']

/**
 * @typedef {{ name: string, command: string, pick: string, slow?: true, every?: true, least?: number, most?: number, percent?: number, is?: string }} Figure
 * `pick`: a regular expression, the figure its first group and, where it is a part of something, the whole its second. `every`: the
 * figure is how often it is found. `slow`: its command takes minutes, or is one of the
 * tests.
 */

/** What is wrong with a list of figures, a sentence each. */
export const problems = figures => {
  const names = figures.map(({ name }) => name)
  return figures.flatMap((figure, at) => {
    const floors = FLOORS.filter(floor => figure[floor] !== undefined)
    return [
      ...(names.indexOf(figure.name) < at ? [`two figures are called ${figure.name}`] : []),
      ...(floors.length === 1 ? [] : [`${figure.name} needs one floor, of ${FLOORS.join(', ')}`])
    ]
  })
}

const valueOf = text => (/^\d+$/.test(text) ? Number(text) : text)

const holds = ({ least, most, percent, is }, value, of) => {
  if (least !== undefined) return value >= least
  if (most !== undefined) return value <= most
  if (percent !== undefined) return of > 0 && 100 * value >= percent * of
  return value === is
}

/** What a figure must be, in words. */
export const sayFloor = ({ least, most, percent, is }) =>
  least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : percent !== undefined ? `at least ${percent} %` : is

/**
 * A figure as it stands in what its command printed. One that is not found there does not hold.
 * @param {Figure} figure
 * @param {string} printed
 */
export const read = (figure, printed) => {
  const found = [...printed.matchAll(new RegExp(figure.pick, 'gm'))]
  const { name, command } = figure
  const told = { name, command, floor: sayFloor(figure) }
  if (figure.every) return { ...told, value: found.length, holds: holds(figure, found.length) }
  if (found.length === 0) return { ...told, value: null, holds: false }
  const [value, of] = found[0].slice(1).map(text => (text === undefined ? undefined : valueOf(text)))
  return { ...told, value, ...(of !== undefined && { of }), holds: holds(figure, value, of) }
}
