/** Runs again whenever named files change. @module */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputProblem } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import { complain } from './screen.js'

/** Files are looked at every so many milliseconds. */
const EVERY = 250

/** So many files are watched at most. */
const MOST = 5_000

/** Folders that nobody means: what tools write. */
const PASSED_OVER = ['node_modules', '.git', '.stacklaw', '__pycache__', 'target']

/** A word for each file, that changes as it does. */
export type Glance = ReadonlyMap<string, string>

/**
 * What named files and folders are like now.
 * @throws InputProblem if one is not there, or there are too many
 */
export const glance = (named: readonly string[], passedOver: readonly string[] = []): Glance => {
  const seen = new Map<string, string>()
  const look = (path: string, isNamed: boolean): void => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) {
      // it may be just being written again
      if (isNamed) seen.set(path, 'gone')
      return
    }
    if (found.isDirectory()) {
      for (const name of readdirSync(path))
        if (!PASSED_OVER.includes(name) && !passedOver.includes(join(path, name))) look(join(path, name), false)
      return
    }
    seen.set(path, `${found.mtimeMs} ${found.size} ${found.ino}`)
    if (seen.size > MOST) throw new InputProblem(`--watch names more than ${MOST} files; name the engine's own files, or a smaller folder.`)
  }
  for (const path of named) look(path, true)
  return seen
}

/** The files that differ. */
export const changedIn = (before: Glance, now: Glance): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(file => before.get(file) !== now.get(file))

/** What is watched, and how it is run. */
export interface Watched {
  /** Files and folders. */
  readonly named: readonly string[]
  /** Folders that the run itself writes to. */
  readonly written: readonly string[]
  /** Starts a run, as a process of its own. */
  readonly start: () => ChildProcess
  /** What ends it all: resolves then. */
  readonly ended: Promise<void>
}

const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => void child.once('exit', () => resolve()))

/**
 * Runs, and runs again as soon as a file changes; a run that is under way is ended then.
 * @throws InputProblem if a named file is not there, or there are too many
 */
export const watch = async ({ named, written, start, ended }: Watched): Promise<void> => {
  let before = glance(named, written)
  const missing = [...before].find(([, word]) => word === 'gone')
  if (missing) throw new InputProblem(`There is no file ${missing[0]}; name files and folders of the engine.`)
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    const child = start()
    void gone(child).then(() => {
      if (!isOver) complain(`watches ${count(before.size, 'file')}; Ctrl-C ends it.`)
    })
    let changed: readonly string[] = []
    while (!isOver && changed.length === 0) {
      await Promise.race([ended, new Promise(resolve => void setTimeout(resolve, EVERY))])
      const now = glance(named, written)
      changed = changedIn(before, now)
      before = now
    }
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await gone(child)
    if (!isOver) complain(`${changed[0]!}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} changed: runs again.`)
  }
}

/** The words of a command line without an option that takes as many words as follow it. */
export const without = (words: readonly string[], option: string): readonly string[] => {
  const kept: string[] = []
  let isLeftOut = false
  for (const word of words) {
    if (word === option) isLeftOut = true
    else if (word.startsWith('-')) isLeftOut = false
    if (!isLeftOut) kept.push(word)
  }
  return kept
}

/** Starts this program once more with other words. */
export const startSelf = (words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [process.argv[1]!, ...words], { stdio: 'inherit' })
