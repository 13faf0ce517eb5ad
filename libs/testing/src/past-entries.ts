import type { Books } from './books'
import { balancesOf, reverse, write } from './journal'

/** Writes down what happened to the person before; the books stay as they are. */
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
    const when = { occurred_on, created_at: `${occurred_on}T09:00:00.000Z` }
    const entry = write(books, {
      ...rest,
      ...when,
      note,
      category,
      reverses: null,
      changes: changes.map(([name, amount]) => {
        const account = byName.get(name)
        if (!account) throw new Error(`${books.person.name} has nothing that is called ${name}`)
        return { ...account, amount }
      }),
    })
    books.details.set(entry.id, { payment, trade })
    if (undone) reverse(books, entry, when)
  }
}
