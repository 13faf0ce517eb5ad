import type { Books } from './books'
import { balancesOf, reverse, write } from './journal'

/** Adds the person's past entries to the journal; the balances already include them. */
export function writePast(books: Books): void {
  const byName = new Map(
    [...balancesOf(books)].map(([account_id, { account_kind, label }]) => [
      label,
      { account_kind, account_id, label },
    ]),
  )
  for (const past of books.person.journal ?? []) {
    const { changes, undone, payment = null, trade = null, note = '', category = null, ...rest } = past
    const { occurred_on } = past
    const times = { occurred_on, created_at: `${occurred_on}T09:00:00.000Z` }
    const entry = write(books, {
      ...rest,
      ...times,
      note,
      category,
      reverses: null,
      changes: changes.map(([name, amount]) => {
        const account = byName.get(name)
        if (!account) throw new Error(`${books.person.name} has no asset or liability called ${name}`)
        return { ...account, amount }
      }),
    })
    books.details.set(entry.id, { payment, trade })
    if (undone) reverse(books, entry, times)
  }
}
