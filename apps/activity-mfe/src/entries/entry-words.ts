import type { Entry } from '@solvent/contracts'

type Kind = Entry['kind']
type Told = Pick<Entry, 'kind' | 'note' | 'category' | 'changes'>

/** What a person calls each kind of entry. */
export const kindWords: Readonly<Record<Kind, string>> = {
  expense: 'Expense',
  income: 'Income',
  payment: 'Payment',
  trade: 'Trade',
  interest: 'Interest',
  received: 'Received',
  opening: 'Added',
  adjustment: 'Changed',
  reversal: 'Undo',
}

/** As the books note that something was deleted. */
const DELETED = 'deleted'

/** What the changed assets or debts are called. */
function namesIn({ changes }: Told, kind?: 'asset' | 'liability'): string {
  const meant = changes.filter(({ account_kind }) => kind === undefined || account_kind === kind)
  return [...new Set(meant.map(({ label }) => label))].join(', ')
}

/** An entry in a few words: "Payment to Blue card". */
export function titleOf(entry: Told): string {
  const { kind, note, category } = entry
  const all = namesIn(entry)
  const debt = namesIn(entry, 'liability') || 'a debt'
  const titles: Readonly<Record<Kind, string>> = {
    expense: note || category || kindWords.expense,
    income: note || category || kindWords.income,
    payment: `Payment to ${debt}`,
    trade: note || kindWords.trade,
    interest: `Interest on ${debt}`,
    received: `${all || 'Expected money'} received`,
    opening: `${all || 'Something'} added`,
    adjustment: `${all || 'Something'} ${note === DELETED ? 'deleted' : 'changed'}`,
    reversal: all ? `Undo: ${all}` : 'Undo',
  }
  return titles[kind]
}

/** Where the money came from or went to; nothing where the title says so. */
function wayOf(entry: Told): string {
  const assets = namesIn(entry, 'asset')
  if (!assets) return ''
  if (entry.kind === 'expense' || entry.kind === 'payment') return `from ${assets}`
  if (entry.kind === 'income') return `to ${assets}`
  return entry.kind === 'trade' ? assets : ''
}

/** What stands under the title: "Expense · Groceries · from Cash". */
export function noteOf(entry: Told): string {
  const { kind, note, category } = entry
  const title = titleOf(entry)
  const said = [category, note === DELETED ? '' : note].filter((words) => words && words !== title)
  return [kindWords[kind], ...said, wayOf(entry)].filter(Boolean).join(' · ')
}
