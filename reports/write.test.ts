import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { platform } from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { conformant, mixed } from './testing/sample.js'
import { prepareFolder, REPORT_FILES, ReportFolderError, writeReports } from './write.js'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stacklaw-reports-'))
})
afterEach(() => rm(dir, { recursive: true }))

const faultOf = async (work: Promise<unknown>): Promise<ReportFolderError> => {
  const error: unknown = await work.then(
    () => undefined,
    (e: unknown) => e
  )
  if (!(error instanceof ReportFolderError)) throw new Error(`expected a ReportFolderError, came ${String(error)}`)
  return error
}

test('prepares a folder that is not there yet, and leaves nothing in it', async () => {
  await prepareFolder(join(dir, 'a', 'b'))
  expect(await readdir(join(dir, 'a', 'b'))).toEqual([])
})

test('writes all files, and nothing else', async () => {
  const { files } = await writeReports(mixed(), join(dir, 'out'))
  expect(files.map(file => basename(file))).toEqual(REPORT_FILES)
  expect((await readdir(join(dir, 'out'))).toSorted()).toEqual(REPORT_FILES.toSorted())
})

test('replaces an earlier report', async () => {
  await writeReports(mixed(), dir)
  await writeReports(conformant(), dir)
  expect(await readFile(join(dir, 'summary.md'), 'utf8')).toMatch(/^# PASS/)
})

test('says that a file is in the way of the folder', async () => {
  await writeFile(join(dir, 'file'), '')
  for (const path of ['file', 'file/below']) {
    const fault = await faultOf(prepareFolder(join(dir, path)))
    expect(fault.code).toBe('not-a-folder')
    expect(fault.message).toBe(`The reports can't be written to ${join(dir, path)}: a file is in the way; name a folder.`)
  }
})

test.skipIf(platform !== 'linux')('says of a place where nobody can make a folder that it is none', async () => {
  const fault = await faultOf(prepareFolder('/proc/reports/of/mine'))
  expect(fault.code).toBe('not-permitted')
  expect(fault.message).toBe("The reports can't be written to /proc/reports/of/mine: no folder can be made there; name another.")
})

test('says that a folder is in the way of a report, before the campaign', async () => {
  await mkdir(join(dir, 'junit.xml'))
  const fault = await faultOf(prepareFolder(dir))
  expect(fault.code).toBe('in-the-way')
  expect(fault.message).toContain('holds a folder named junit.xml')
})

test('leaves no draft behind when writing fails', async () => {
  await mkdir(join(dir, 'report.json', 'x'), { recursive: true })
  expect((await faultOf(writeReports(mixed(), dir))).folder).toBe(dir)
  expect(await readdir(dir)).toEqual(['report.json'])
})
