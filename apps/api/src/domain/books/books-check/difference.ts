import type { BOOK_RULES, BooksCheck } from '@solvent/contracts'
import type { MoneyFormat } from '@solvent/money'

export type Difference = BooksCheck['differences'][number]
export type BookRule = (typeof BOOK_RULES)[number]

/** The maximum of the answer, and of each query for one rule. */
export const MAX_DIFFERENCES = 100

/** How sentences format amounts and dates. */
export interface Wording {
  money: MoneyFormat
  /** The person's date, YYYY-MM-DD. */
  today: string
}

const RESTORE_ADVICE =
  'Download your data in your profile, then ask the administrator of this server to restore the last backup.'

const ADVICE: Readonly<Record<BookRule, string>> = {
  balances: `Check the correct amount with your bank or lender. ${RESTORE_ADVICE}`,
  entries: `Compare it with your bank statement. ${RESTORE_ADVICE}`,
  payments: `Compare it with your bank statement. ${RESTORE_ADVICE}`,
  trades: `Compare it with your broker statement. ${RESTORE_ADVICE}`,
  undos: `Find it in your activity, and note what it should have reversed. ${RESTORE_ADVICE}`,
  debts: `Compare the debt with your contract and your last payments. ${RESTORE_ADVICE}`,
  schedules: `Compare the debt with your contract. ${RESTORE_ADVICE}`,
}

/** What the sentence is about. */
interface About {
  accountId?: string | null
  entryId?: string | null
}

/** Creates a difference with its rule's advice. */
export function difference(rule: BookRule, what: string, { accountId, entryId }: About): Difference {
  return {
    rule,
    what,
    advice: ADVICE[rule],
    account_id: accountId ?? null,
    entry_id: entryId ?? null,
  }
}
