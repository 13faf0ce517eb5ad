import type { AssetRow } from '../../../storage/tables/assets-table'
import { hasAllWords, type LineText, lineText } from './line-text'

/** Words that say that money moves between accounts, in texts of banks. */
const TRANSFER_WORDS = [
  'transfer',
  'xfer',
  'withdrawal',
  'atm',
  'deposit',
  'umbuchung',
  'uberweisung',
  'virement',
  'traspaso',
]
const COMMON_WORDS = new Set(['the', 'and', 'account', 'own'])
/** Fewer digits are not specific enough for an account number. */
const MIN_DIGITS = 5

/**
 * The person's other account that a line names: by its number, or by all words of its name. A name of one word counts
 * only in a line that says that it is a transfer. Null if none or several fit.
 */
export function findOwnAccount(text: LineText, others: readonly AssetRow[]): AssetRow | null {
  const isTransfer = TRANSFER_WORDS.some((word) => text.words.has(word))
  const digits = text.plain.replace(/ /g, '')
  const found = others.filter(({ account, description, type }) => {
    const number = account.replace(/[^\p{Letter}\p{Number}]/gu, '').toLowerCase()
    if (number.replace(/\D/g, '').length >= MIN_DIGITS && digits.includes(number)) return true
    const name = [...lineText(description.trim() === '' ? type : description).words]
    const words = name.filter((word) => !COMMON_WORDS.has(word))
    return (isTransfer || words.length > 1) && hasAllWords(text, words)
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
