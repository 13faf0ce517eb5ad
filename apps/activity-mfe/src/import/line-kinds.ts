import type { BankReview, RecordedAs, ReviewLine } from '@solvent/contracts'

/** What a line can be, and `left_out` for a line that is not imported. */
export type LineKind = RecordedAs['kind'] | 'left_out'

const FALLBACK_CATEGORY = 'Other'
const MAX_NOTE_LENGTH = 200

/** The accounts that lines of a file can go to or come from. */
export interface OtherAccounts {
  /** The other cash accounts, which transfers go to. */
  accounts: readonly { id: string; name: string }[]
  /** Each with what is owed on it. */
  debts: readonly { id: string; name: string; owed: number }[]
}

/** The kinds that a line can be recorded as. */
export function kindsOf(
  line: ReviewLine,
  account: BankReview['account'],
  { accounts, debts }: OtherAccounts,
): readonly LineKind[] {
  const isOut = line.amount < 0
  const kinds: (LineKind | false)[] = isOut
    ? ['expense', account.kind === 'asset' && debts.length > 0 && 'payment']
    : [account.kind === 'asset' && 'income', 'refund']
  const canTransfer = accounts.length > 0 && (account.kind === 'asset' || !isOut)
  kinds.push(canTransfer && 'transfer', line.as?.kind === 'existing' && 'existing', 'left_out')
  return kinds.filter((kind) => kind !== false)
}

/** The name of a kind; on a card, a transfer is its payment. */
export function kindLabel(kind: LineKind, account: BankReview['account']): string {
  if (kind === 'transfer' && account.kind === 'liability') return 'Payment from an account'
  return kindName(kind)
}

/** The name of a kind on an account that is not a card. */
export function kindName(kind: LineKind): string {
  return LABELS[kind]
}

const LABELS: Readonly<Record<LineKind, string>> = {
  expense: 'Expense',
  refund: 'Refund',
  income: 'Income',
  transfer: 'Transfer',
  payment: 'Payment to a debt',
  existing: 'Already there',
  left_out: 'Leave out',
}

/** The line recorded as another kind, with as much of what it was before as fits. */
export function asKind(
  kind: RecordedAs['kind'],
  line: ReviewLine,
  { before, others }: { before: RecordedAs | null; others: OtherAccounts },
): RecordedAs | null {
  const note = before && 'note' in before ? before.note : noteOf(line)
  switch (kind) {
    case 'expense':
    case 'refund':
    case 'income':
      return { kind, category: keptCategory(kind, before), note }
    case 'transfer': {
      const [first] = others.accounts
      return first ? { kind, account_id: first.id, note } : null
    }
    case 'payment': {
      const [first] = others.debts
      return first ? { kind, liability_id: first.id } : null
    }
    case 'existing':
      return line.as?.kind === 'existing' ? line.as : null
  }
}

/** Expenses and refunds share their categories. */
function keptCategory(kind: 'expense' | 'refund' | 'income', before: RecordedAs | null): string {
  if (!before || !('category' in before)) return FALLBACK_CATEGORY
  return (kind === 'income') === (before.kind === 'income') ? before.category : FALLBACK_CATEGORY
}

/** What the bank calls a line: the other party, or else the text. */
export function noteOf({ counterparty, text }: ReviewLine): string {
  return (counterparty || text).slice(0, MAX_NOTE_LENGTH).trim()
}
