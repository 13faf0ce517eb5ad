/** The five kinds of accounts in double-entry books. */
export type LedgerRoot = 'Assets' | 'Liabilities' | 'Equity' | 'Income' | 'Expenses'

/** An account of the exported books. There is one object for each, so accounts are compared by identity. */
export interface LedgerAccount {
  root: LedgerRoot
  /** The names below the root as the person wrote them, such as `['Cash', 'Wallet']`. */
  path: readonly string[]
  /** Of an asset or liability. */
  id: string | null
}

/** A change of one account in minor units. What is owed, earned or put in at the start is negative. */
export interface Posting {
  account: LedgerAccount
  amount: bigint
}

/** A journal entry whose postings add up to 0. One that changes no balance has none. */
export interface LedgerTransaction {
  id: string
  /** YYYY-MM-DD */
  date: string
  kind: string
  /** Text of the person, unescaped. */
  description: string
  /** The id of the entry that this one undoes. */
  reverses: string | null
  /** The id of the undone entry that this one replaces. */
  corrects: string | null
  postings: readonly Posting[]
}

/** The text of one format, piece by piece. Names and descriptions are escaped. */
export interface LedgerWriter {
  head(): string
  transaction(transaction: LedgerTransaction): string
  /** Balances at the end of a day, the last of a month; empty if the format cannot state them. */
  balances(day: string, balances: readonly Posting[]): string
}

/** What a writer is made from. */
export interface LedgerSetting {
  /** The code of the currency of all amounts, such as USD. */
  currency: string
  /** The accounts that get their names first, oldest first. */
  accounts: readonly LedgerAccount[]
}
