import type { EntryPart } from '../../../storage/tables/entry-parts-table'
import type { JsonRow } from '../../../storage/tables/transfer-tables'
import type { LedgerAccounts } from './ledger-accounts'
import type { Posting } from './ledger-model'

/** What an entry is for. A reversal has the purpose of the entry that it undoes. */
export interface EntryPurpose {
  kind: string
  category: string | null
  parts: readonly EntryPart[]
}

/** The postings of an entry, which add up to 0. @param lines stored rows of what it changed */
export function entryPostings(
  accounts: LedgerAccounts,
  purpose: EntryPurpose,
  lines: readonly JsonRow[],
): Posting[] {
  const own = lines.map(({ account_kind, account_id, change_minor }) => {
    const change = BigInt(String(change_minor))
    const account = accounts.item(String(account_kind), String(account_id))
    // What is owed is negative in double-entry books.
    return { account, amount: account_kind === 'asset' ? change : -change }
  })
  const other = -own.reduce((sum, { amount }) => sum + amount, 0n)
  return other === 0n ? own : [...own, ...otherSide(accounts, purpose, other)]
}

function otherSide(accounts: LedgerAccounts, purpose: EntryPurpose, amount: bigint): Posting[] {
  const { fixed } = accounts
  switch (purpose.kind) {
    case 'expense':
      return spending(accounts, purpose, amount)
    case 'income':
      return [{ account: accounts.category('Income', purpose.category), amount }]
    case 'opening':
      return [{ account: fixed.openings, amount }]
    case 'received':
      return [{ account: fixed.received, amount }]
    case 'interest':
      return [{ account: fixed.interest, amount }]
    case 'trade':
      return [{ account: fixed.gains, amount }]
    default:
      return [{ account: fixed.adjustments, amount }]
  }
}

/** One posting for each part. What the parts leave, which is all without parts, has the category of the entry. */
function spending(accounts: LedgerAccounts, { category, parts }: EntryPurpose, amount: bigint): Posting[] {
  const parted = parts.reduce((sum, { change }) => sum + change, 0n)
  // Parts have the sign of the changes of accounts, or of those of a card.
  const isOpposite = parted < 0n !== amount < 0n
  const postings = parts.map((part) => ({
    account: accounts.category('Expenses', part.category),
    amount: isOpposite ? -part.change : part.change,
  }))
  const left = amount - (isOpposite ? -parted : parted)
  return left === 0n
    ? postings
    : [...postings, { account: accounts.category('Expenses', category), amount: left }]
}
