/** What the model says of a game, in a word. @module */

/** Of a game that depends on what no text tells. */
export const UNCOVERED = 'uncovered'

/**
 * The verdict; a game that the model does not follow since no text tells what comes of it is apart from one that it only can't judge.
 * @param {{ verdict: string, why?: string }} found
 */
export const told = ({ verdict, why }) => (why?.startsWith('the model does not cover') ? UNCOVERED : verdict)
