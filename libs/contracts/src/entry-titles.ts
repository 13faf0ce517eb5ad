import type { Entry } from './entries'
import { isRefund } from './refunds'

/** What names an entry. */
export type TitledEntry = Pick<Entry, 'kind' | 'note' | 'category' | 'parts' | 'changes' | 'expected_asset'>

/** The note of an adjustment that deletes an asset or debt. */
export const DELETED_NOTE = 'deleted'

/** The title of an entry: "Payment to Blue card". It may contain the person's own words. */
export function entryTitle(entry: TitledEntry): string {
  const { kind, note } = entry
  const category = categoriesText(entry)
  const all = changedNames(entry)
  const debt = changedNames(entry, ({ account_kind }) => account_kind === 'liability') || 'a debt'
  const titles: Readonly<Record<Entry['kind'], string>> = {
    expense: note || category || (isRefund(entry) ? 'Refund' : 'Expense'),
    income: note || category || 'Income',
    payment: `Payment to ${debt}`,
    trade: note || 'Trade',
    transfer: `Transfer to ${changedNames(entry, ({ amount }) => amount > 0)}`,
    interest: `Interest on ${debt}`,
    received: `${all || 'Expected income'} received`,
    opening: itemTitle(entry, 'added'),
    adjustment: itemTitle(entry, note === DELETED_NOTE ? 'deleted' : 'changed'),
    refinancing: `${changedNames(entry, ({ amount }) => amount > 0)} in place of ${changedNames(entry, ({ amount }) => amount < 0)}`,
    reversal: ['Undo', all || entry.expected_asset].filter(Boolean).join(': '),
  }
  return titles[kind]
}

/** The category of an entry, or all that it is split over; empty if it has none. */
export function categoriesText({ category, parts }: Pick<Entry, 'category' | 'parts'>): string {
  return parts ? [...new Set(parts.map((part) => part.category))].join(', ') : (category ?? '')
}

function itemTitle(entry: TitledEntry, event: 'added' | 'changed' | 'deleted'): string {
  const names = changedNames(entry)
  if (names) return `${names} ${event}`
  return [`Expected income ${event}`, entry.expected_asset].filter(Boolean).join(': ')
}

/** Where the money of an entry came from or went to: "from Cash", "with Visa"; empty if its title says so. */
export function entryFunds(entry: TitledEntry): string {
  const assets = changedNames(entry, ({ account_kind }) => account_kind === 'asset')
  if (!assets && entry.kind !== 'expense') return ''
  switch (entry.kind) {
    case 'expense':
      if (isRefund(entry)) return `to ${changedNames(entry)}`
      return assets ? `from ${assets}` : `with ${changedNames(entry)}`
    case 'payment':
      return `from ${assets}`
    case 'transfer':
      return `from ${changedNames(entry, ({ amount }) => amount < 0)}`
    case 'income':
      return `to ${assets}`
    default:
      return ''
  }
}

/** The names of the changed assets and debts, or of those that match. */
export function changedNames(
  { changes }: Pick<Entry, 'changes'>,
  matches: (change: Entry['changes'][number]) => boolean = () => true,
): string {
  return [...new Set(changes.filter(matches).map(({ label }) => label))].join(', ')
}

const authors: Readonly<Record<NonNullable<Entry['author']>, string>> = {
  screen: 'Added by you',
  assistant: 'Added by the assistant',
  import: 'Imported',
  schedule: 'Recorded as scheduled',
  interest: 'Added automatically',
  program: 'Added by a program',
}

/** Who recorded an entry, such as "Added by you" or "Added by Budget script"; empty if unknown. */
export function authorText({ author, program }: Pick<Entry, 'author' | 'program'>): string {
  if (program !== undefined) return `Added by ${program}`
  return author === undefined ? '' : authors[author]
}
