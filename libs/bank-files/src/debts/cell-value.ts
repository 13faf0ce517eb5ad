import { BankFileError } from '../bank-file-error'

/** What a cell says; if that cannot be used, null and a sentence why. */
export interface CellValue<Value> {
  value: Value | null
  problem: string | null
}

/** What people write in cells that have no value. */
const BLANK = /^(?:[-–—?]+|n\.?\/?a\.?|none|null|tbd|keine?|unbekannt|unknown)?$/i

export function isBlank(text: string): boolean {
  return BLANK.test(text.trim())
}

/** The value of a cell that is not blank; what the reader throws becomes the problem. */
export function optionalValue<Value>(text: string, read: (text: string) => Value): CellValue<Value> {
  if (isBlank(text)) return { value: null, problem: null }
  try {
    return { value: read(text), problem: null }
  } catch (error) {
    if (error instanceof BankFileError) return { value: null, problem: error.problem }
    throw error
  }
}
