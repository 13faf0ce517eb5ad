import { CONVENTIONS } from '@solvent/plan/answers'

/** How a file is written: a table for a spreadsheet, or everything for a program. */
export type FileFormat = 'csv' | 'json'

/** The content with the conventions by which it is computed. */
export function jsonFile(content: object): string {
  return `${JSON.stringify({ conventions: CONVENTIONS, ...content }, null, 2)}\n`
}
