/**
 * Writes the reports of a campaign into a folder.
 * @module
 */
import { randomBytes } from 'node:crypto'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sayFault, systemCode } from '../model/scenario/file-fault.js'
import type { Report } from '../properties/campaign/report.js'
import { renderBadge } from './badge.js'
import { makeFolder } from './folder.js'
import { renderHtml } from './html/page.js'
import { renderJson } from './json.js'
import { renderJunit } from './junit.js'
import type { Took } from './junit.js'
import { renderMarkdown } from './markdown.js'

/** Each file of a report, and what it is written by. */
const FILES: Readonly<Record<string, (report: Report, took: Took | undefined) => string>> = {
  'report.json': report => renderJson(report),
  'report.html': report => renderHtml(report),
  'junit.xml': renderJunit,
  'summary.md': report => renderMarkdown(report),
  'badge.json': report => renderBadge(report)
}

/** The names of the files that `writeReports` writes. */
export const REPORT_FILES: readonly string[] = Object.keys(FILES)

/** Why a folder can't take the reports. */
export type FolderFault = 'not-a-folder' | 'not-permitted' | 'read-only' | 'disk-full' | 'in-the-way' | 'other'

/** The reports can't be written. Its message says which folder, why, and what to do. */
export class ReportFolderError extends Error {
  override readonly name = 'ReportFolderError'
  constructor(
    readonly code: FolderFault,
    readonly folder: string,
    sentence: string,
    cause?: unknown
  ) {
    super(sentence, { cause })
  }
}

/**
 * Makes the folder and checks that the reports can be written there. Call it before a campaign, not after an hour of it.
 * @throws {ReportFolderError} if they can't
 */
export const prepareFolder = async (dir: string): Promise<void> => {
  const folder = resolve(dir)
  const probe = join(folder, temporary('probe'))
  try {
    makeFolder(folder)
    await writeFile(probe, '', { flag: 'wx' })
  } catch (error) {
    throw faultOf(folder, error)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  for (const name of REPORT_FILES) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.isDirectory()) {
      const sentence = `The report folder ${folder} holds a folder named ${name}, where a report must go; remove it or name another folder.`
      throw new ReportFolderError('in-the-way', folder, sentence)
    }
  }
}

/**
 * Writes report.json, report.html, junit.xml, summary.md and badge.json. Each is written whole under another name first and then renamed,
 * so that nobody reads half a file; if one can't be written, none is replaced.
 * @param took how long checks took, for junit.xml alone: the other files are the same for the same report
 * @returns the paths written
 * @throws {ReportFolderError} if the folder can't take them
 * @public
 */
export const writeReports = async (report: Report, dir: string, took?: Took): Promise<{ readonly files: readonly string[] }> => {
  const folder = resolve(dir)
  const files = Object.entries(FILES).map(([name, render]) => ({
    path: join(folder, name),
    draft: join(folder, temporary(name)),
    content: render(report, took)
  }))
  try {
    makeFolder(folder)
    for (const { draft, content } of files) await writeFile(draft, content, { flag: 'wx' })
    for (const { draft, path } of files) await rename(draft, path)
  } catch (error) {
    throw faultOf(folder, error)
  } finally {
    for (const { draft } of files) await rm(draft, { force: true }).catch(() => undefined)
  }
  return { files: files.map(file => file.path) }
}

const temporary = (name: string): string => `.${name}.${randomBytes(6).toString('hex')}.tmp`

const faultOf = (folder: string, error: unknown): ReportFolderError => {
  const system = systemCode(error)
  const fault = (code: FolderFault, why: string): ReportFolderError =>
    new ReportFolderError(code, folder, `The reports can't be written to ${folder}: ${why}`, error)
  switch (system) {
    case 'EEXIST':
    case 'ENOTDIR':
      return fault('not-a-folder', 'a file is in the way; name a folder.')
    case 'EACCES':
    case 'EPERM':
      return fault('not-permitted', 'you may not write there; change its permissions or name another folder.')
    case 'ENOENT':
      return fault('not-permitted', 'no folder can be made there; name another.')
    case 'EROFS':
      return fault('read-only', 'the file system is read-only; name another folder.')
    case 'ENOSPC':
    case 'EDQUOT':
      return fault('disk-full', 'there is no space left; free some or name another folder.')
    case 'EISDIR':
      return fault('in-the-way', 'a folder has the name of a report; remove it or name another folder.')
    default:
      return fault('other', `${sayFault(error)}; name another folder.`)
  }
}
