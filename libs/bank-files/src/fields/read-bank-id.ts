import { MAX_BANK_ID_LENGTH } from '../limits'
import { cleanText } from './clean-text'

/** What banks write where a reference has to be and there is none. */
const PLACEHOLDER = /^(?:NON-?REF|NO-?REF|NOT ?PROVIDED|NONE|[EKM]REF\+?|[0\W_]*)$/i

/** The bank's id of a line; null if it is empty or says that there is none. */
export function readBankId(text: string): string | null {
  const id = cleanText(text, MAX_BANK_ID_LENGTH)
  return PLACEHOLDER.test(id) ? null : id
}
