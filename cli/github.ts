/** What GitHub Actions is told beside the terminal. @module */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayFault } from '../model/scenario/file-fault.js'
import type { Report } from '../properties/campaign/report.js'
import { annotationsOf } from '../reports/github.js'
import { complain, printText } from './screen.js'

/**
 * Prints the annotations of a report, and adds its summary to that of the job, where the environment names a file for it. A
 * summary that can't be added is told and fails nothing.
 * @param out the folder of the report
 */
export const tellGithub = (report: Report, out: string): void => {
  printText(annotationsOf(report).join('\n'))
  const file = process.env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  try {
    appendFileSync(file, readFileSync(join(out, 'summary.md')))
  } catch (error) {
    complain(`the summary of the job cannot be written to ${file} (${sayFault(error)}).`)
  }
}
