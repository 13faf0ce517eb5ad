import type { BOOK_RULES, BooksCheck } from '@solvent/contracts'
import type { MoneyFormat } from '@solvent/money'

export type Difference = BooksCheck['differences'][number]
export type BookRule = (typeof BOOK_RULES)[number]

/** Of the answer, and of each rule in one reading. */
export const MOST_DIFFERENCES = 100

/** How sentences write amounts and days. */
export interface Wording {
  money: MoneyFormat
  /** The person's day. */
  today: string
}

const KEEP =
  'Download your data in your profile, then ask whoever runs this server to restore the last backup.'

const ADVICE: Readonly<Record<BookRule, string>> = {
  balances: `Look up what it really is, at the bank or with the lender. ${KEEP}`,
  entries: `Compare it with your bank statement. ${KEEP}`,
  payments: `Compare it with your bank statement. ${KEEP}`,
  trades: `Compare it with what your broker sent you. ${KEEP}`,
  undos: `Look at it in your activity, and note what it should have taken back. ${KEEP}`,
  debts: `Compare the debt with your contract and your last payments. ${KEEP}`,
  schedules: `Compare the debt with your contract. ${KEEP}`,
}

/** What the sentence is about. */
interface About {
  accountId?: string | null
  entryId?: string | null
}

/** A difference with the advice of its rule. */
export function difference(rule: BookRule, what: string, { accountId, entryId }: About): Difference {
  return {
    rule,
    what,
    advice: ADVICE[rule],
    account_id: accountId ?? null,
    entry_id: entryId ?? null,
  }
}
