import type { Entry } from '@solvent/contracts'
import { capitalized } from '@solvent/money'

type Kind = Entry['kind']
type DescribedEntry = Pick<Entry, 'kind' | 'note' | 'category' | 'changes' | 'expected_asset'>

/** The label of each kind of entry. */
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

/** The note of an adjustment that deletes an asset or debt. */
const DELETED_NOTE = 'deleted'

/** The names of the changed assets or debts. */
function namesIn({ changes }: DescribedEntry, kind?: 'asset' | 'liability'): string {
  const matching = changes.filter(({ account_kind }) => kind === undefined || account_kind === kind)
  return [...new Set(matching.map(({ label }) => label))].join(', ')
}

/** The title of an entry: "Payment to Blue card". */
export function titleOf(entry: DescribedEntry): string {
  const { kind, note, category } = entry
  const all = namesIn(entry)
  const debt = namesIn(entry, 'liability') || 'a debt'
  const titles: Readonly<Record<Kind, string>> = {
    expense: note || category || kindWords.expense,
    income: note || category || kindWords.income,
    payment: `Payment to ${debt}`,
    trade: note || kindWords.trade,
    interest: `Interest on ${debt}`,
    received: `${all || 'Expected income'} received`,
    opening: itemTitle(entry, 'added'),
    adjustment: itemTitle(entry, note === DELETED_NOTE ? 'deleted' : 'changed'),
    reversal: ['Undo', all || entry.expected_asset].filter(Boolean).join(': '),
  }
  return titles[kind]
}

function itemTitle(entry: DescribedEntry, event: 'added' | 'changed' | 'deleted'): string {
  const names = namesIn(entry)
  if (names) return `${names} ${event}`
  return [`Expected income ${event}`, entry.expected_asset].filter(Boolean).join(': ')
}

/** Where the money came from or went to; empty if the title says so. */
function fundsText(entry: DescribedEntry): string {
  const assets = namesIn(entry, 'asset')
  if (!assets) return ''
  if (entry.kind === 'expense' || entry.kind === 'payment') return `from ${assets}`
  if (entry.kind === 'income') return `to ${assets}`
  return entry.kind === 'trade' ? assets : ''
}

/** The kinds whose titles are the user's own words. */
const OWN_TITLES: readonly Kind[] = ['expense', 'income', 'trade']

/** The line under the title: "Expense · Groceries · from Cash". It repeats nothing of the title, and may be empty. */
export function noteOf(entry: DescribedEntry): string {
  const { kind, note, category } = entry
  const title = titleOf(entry)
  const words = [OWN_TITLES.includes(kind) && kindWords[kind], category, note === DELETED_NOTE ? '' : note]
  const parts = words.filter((word) => word && word !== title)
  const funds = fundsText(entry)
  return parts.length === 0 ? capitalized(funds) : [...parts, funds].filter(Boolean).join(' · ')
}
