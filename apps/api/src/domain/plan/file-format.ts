import { CONVENTIONS } from '@solvent/plan/answers'

/** How a file is written: a table for a spreadsheet, or everything for a program. */
export type FileFormat = 'csv' | 'json'

/** The content with how all of it is computed. */
export function jsonFile(content: object): string {
  return `${JSON.stringify({ conventions: CONVENTIONS, ...content }, null, 2)}\n`
}
