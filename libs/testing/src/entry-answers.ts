import { changeEntry, type Entry, getNetWorth, listEntries, undoEntry } from '@solvent/contracts'
import { addDays, fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { undo } from './journal'
import { Refusal } from './refusal'
import { NOW } from './today'

const TODAY = NOW.slice(0, 10)
const PAGE = 50

/** The journal. The books a person starts with have no entries. */
export function entryAnswers(books: Books): Answer[] {
  return [
    answer(listEntries, ({ query }) => {
      const found = books.entries.toReversed().filter(fits(query))
      const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0
      const end = start + (query.limit ?? PAGE)
      const entries = found.slice(start, end)
      return { entries, next: end < found.length ? (entries.at(-1)?.id ?? null) : null }
    }),
    answer(undoEntry, ({ params }) => undo(books, params.id)),
    answer(changeEntry, ({ params, body }) => {
      const entry = books.entries.find(({ id }) => id === params.id)
      if (!entry) throw new Refusal('not_found')
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

interface Filter {
  kind?: Entry['kind'] | undefined
  category?: Entry['category'] | undefined
  account_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
  text?: string | undefined
  min_amount?: number | undefined
  max_amount?: number | undefined
}

function fits({ kind, category, account_id, from = '', to = '9999', text = '', ...amounts }: Filter) {
  const { min_amount: min = 0, max_amount: max = Number.POSITIVE_INFINITY } = amounts
  const wanted = text.toLowerCase()
  return (entry: Entry) =>
    (!kind || entry.kind === kind) &&
    (!category || entry.category === category) &&
    (!account_id || entry.changes.some((change) => change.account_id === account_id)) &&
    entry.occurred_on >= from &&
    entry.occurred_on <= to &&
    [entry.note, entry.category ?? '', ...entry.changes.map(({ label }) => label)].some((words) =>
      words.toLowerCase().includes(wanted),
    ) &&
    entry.changes.some(({ amount }) => Math.abs(amount) >= min && Math.abs(amount) <= max)
}

function days(from: string, to: string): string[] {
  const all: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day)
  return all
}

/** Everything in the books is of today; before that there was nothing. */
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
