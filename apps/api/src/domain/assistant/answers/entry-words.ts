import type { Entry } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { DELETED } from '../../books/journal'
import { total } from '../../books/totals'
import { plain } from './wording'

const authors: Readonly<Record<NonNullable<Entry['author']>, string>> = {
  screen: 'Added by you',
  assistant: 'Added by the assistant',
  import: 'Imported',
  schedule: 'Recorded as scheduled',
  interest: 'Added automatically',
}

/** The title of an entry as on the Activity page: "Payment to Blue card". */
export function titleOf(entry: Entry): string {
  const { kind, note, category, expected_asset } = entry
  const all = namesIn(entry)
  const debt = namesIn(entry, 'liability') || 'a debt'
  const titles: Readonly<Record<Entry['kind'], string>> = {
    expense: note || category || 'Expense',
    income: note || category || 'Income',
    payment: `Payment to ${debt}`,
    trade: note || 'Trade',
    interest: `Interest on ${debt}`,
    received: `${all || 'Expected income'} received`,
    opening: itemTitle(entry, 'added'),
    adjustment: itemTitle(entry, note === DELETED ? 'deleted' : 'changed'),
    reversal: ['Undo', all || expected_asset].filter(Boolean).join(': '),
  }
  return plain(titles[kind])
}

function itemTitle(entry: Entry, event: 'added' | 'changed' | 'deleted'): string {
  const names = namesIn(entry)
  if (names) return `${names} ${event}`
  return [`Expected income ${event}`, entry.expected_asset].filter(Boolean).join(': ')
}

/** The names of the changed assets or debts. */
export function namesIn({ changes }: Entry, kind?: 'asset' | 'liability'): string {
  const matching = changes.filter(({ account_kind }) => kind === undefined || account_kind === kind)
  return [...new Set(matching.map(({ label }) => label))].join(', ')
}

/** The amount of an entry in minor units, without a sign: of its assets, else of its debts; 0 if it changes none. */
export function amountOf({ kind, changes }: Entry): bigint {
  const assets = changes.filter(({ account_kind }) => account_kind === 'asset')
  const [first] = changes
  const ofOne = kind === 'trade' ? changes.filter(({ label }) => label === first?.label) : assets
  const counting = ofOne.length > 0 ? ofOne : changes
  const sum = total(counting.map(({ amount }) => backToMinor(amount)))
  return sum < 0n ? -sum : sum
}

/** Where the money came from or went to: "from Cash"; empty if the title says so. */
export function fundsOf(entry: Entry): string {
  const assets = plain(namesIn(entry, 'asset'))
  if (assets === '') return ''
  if (entry.kind === 'expense' || entry.kind === 'payment') return `from ${assets}`
  return entry.kind === 'income' ? `to ${assets}` : ''
}

/** Who recorded an entry, as on the Activity page; empty if unknown. */
export function authorOf({ author }: Entry): string {
  return author === undefined ? '' : authors[author]
}
