import {
  categoriesText,
  changedNames,
  DELETED_NOTE,
  type Entry,
  entryFunds,
  entryTitle,
  isRefund,
  type TitledEntry,
} from '@solvent/contracts'
import { capitalized } from '@solvent/money'

type Kind = Entry['kind']

/** The label of each kind of entry. */
export const kindWords: Readonly<Record<Kind, string>> = {
  expense: 'Expense',
  income: 'Income',
  payment: 'Payment',
  trade: 'Trade',
  transfer: 'Transfer',
  interest: 'Interest',
  received: 'Received',
  opening: 'Added',
  adjustment: 'Changed',
  reversal: 'Undo',
  refinancing: 'Refinancing',
}

/** Where the money came from or went to; empty if the title says so. */
function fundsText(entry: TitledEntry): string {
  return entry.kind === 'trade'
    ? changedNames(entry, ({ account_kind }) => account_kind === 'asset')
    : entryFunds(entry)
}

/** The kinds whose titles are the user's own words. */
const OWN_TITLES: readonly Kind[] = ['expense', 'income', 'trade']

/** The line under the title: "Expense · Groceries · from Cash". It repeats nothing of the title, and may be empty. */
export function noteOf(entry: TitledEntry): string {
  const { kind, note } = entry
  const title = entryTitle(entry)
  const word = isRefund(entry) ? 'Refund' : kindWords[kind]
  const words = [OWN_TITLES.includes(kind) && word, categoriesText(entry), note === DELETED_NOTE ? '' : note]
  const parts = words.filter((word) => word && word !== title)
  const funds = fundsText(entry)
  return parts.length === 0 ? capitalized(funds) : [...parts, funds].filter(Boolean).join(' · ')
}
