import { changeEntry, getEntry, getNetWorth, listEntries, undoEntry } from '@solvent/contracts'
import { addDays, fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { toDetails } from './entry-details'
import { filterEntries } from './filter-entries'
import { findEntry, undo } from './journal'
import { TODAY } from './today'

const PAGE_SIZE = 50

/** The journal. */
export function entryAnswers(books: Books): Answer[] {
  return [
    answer(listEntries, ({ query }) => {
      const found = filterEntries(books, query)
      const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0
      const end = start + (query.limit ?? PAGE_SIZE)
      const entries = found.slice(start, end)
      return { entries, next: end < found.length ? (entries.at(-1)?.id ?? null) : null }
    }),
    answer(getEntry, ({ params }) => toDetails(books, findEntry(books, params.id))),
    answer(undoEntry, ({ params }) => undo(books, params.id)),
    answer(changeEntry, ({ params, body }) => {
      const entry = findEntry(books, params.id)
      const { category = entry.category, note = entry.note } = body
      return Object.assign(entry, { category, note })
    }),
    answer(getNetWorth, ({ query }) => {
      const to = query.to ?? TODAY
      const from = query.from ?? addDays(to, -89)
      return { series: days(from, to).map((date) => netWorthOn(books, date)) }
    }),
  ]
}

function days(from: string, to: string): string[] {
  const all: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day)
  return all
}

/** All balances date from today; before that they were 0. */
function netWorthOn(books: Books, date: string) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + toMinor(amount), 0n)
  const isBefore = date < TODAY
  const assets = isBefore ? 0n : sum(books.assets.map(({ asset_value }) => asset_value))
  const liabilities = isBefore ? 0n : sum(books.liabilities.map(({ remaining_amount }) => remaining_amount))
  return {
    date,
    assets: fromMinor(assets),
    liabilities: fromMinor(liabilities),
    net_worth: fromMinor(assets - liabilities),
  }
}
