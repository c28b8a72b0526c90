/**
 * The report as JSON, for programs.
 * @module
 */
import type { Report } from '../properties/campaign/report.js'

/** What JSON may hold raw but a terminal, an editor or a JavaScript parser acts on. */
const RAW = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g

/** The report as indented JSON; the same report gives the same text. Reads back as it was. */
export const renderJson = (report: Report): string =>
  `${JSON.stringify(report, null, 2).replace(RAW, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
