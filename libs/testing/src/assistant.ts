import type { ChatCard, ChatReply, Draft, RecordedEntry } from '@solvent/contracts'
import { type MoneyFormat, toMinor } from '@solvent/money'
import type { Books } from './books'
import { propose, toRecorded } from './drafts'
import { record } from './journal'
import { moneyFor } from './money-for'
import { balanceOf, takeFrom } from './payment-sources'
import { TODAY } from './today'

const SPENT = /spent \$?(\d+(?:\.\d{1,2})?)/gi
const LARGE_AMOUNT = 200_00n

const tableOf = (money: MoneyFormat) => `Here is what you owe:

| Debt | Remaining |
| :--- | ---: |
| Car Loan | ${money(800_000n)} |
| Credit Card | ${money(110_000n)} |

**Credit Card** costs the most, so it comes first. See [your plan](/recommendations).`

/**
 * The fake assistant. It records every "spent 12.50" in a message as an expense from Cash. For large amounts, "bought",
 * "back for" and "owe" it replies with a draft to confirm, and for "table" with a table.
 */
export function replyTo(books: Books, message: string): ChatReply {
  if (!books.profile.has_api_key) {
    return { reply: 'The assistant needs your API key first.', status: 'api_key_required', meta: {} }
  }
  const turn_id = books.nextId()
  books.turns.set(turn_id, {
    provider: 'api.cerebras.ai',
    model: books.profile.selected_model,
    steps: ['Read your liabilities', 'Computed the plan of this month'],
    requests: [{ model: books.profile.selected_model, messages: [{ role: 'user', content: message }] }],
  })
  const draft = draftOf(books, message)
  if (draft) {
    return { reply: 'Please check this before I save it.', status: 'confirm', meta: { draft, turn_id } }
  }
  const amounts = [...message.matchAll(SPENT)].map(([, amount = '0']) => amount)
  if (amounts.length > 0) return spend(books, amounts, turn_id)
  const reply = /table/i.test(message) ? tableOf(moneyFor(books)) : 'Your Credit Card comes first this month.'
  return { reply, status: 'ok', meta: { turn_id } }
}

/** The cards shown under a reply. */
export function toCards(books: Books, { meta }: ChatReply): ChatCard[] {
  const saved = (meta.entries ?? []).map((entry) => ({ type: 'entry' as const, entry, undone: false }))
  const proposed = (meta.draft ? [meta.draft] : []).flatMap(({ id }) => books.drafts.get(id) ?? [])
  return [...saved, ...proposed]
}

function spend(books: Books, amounts: readonly string[], turn_id: string): ChatReply {
  const entries: RecordedEntry[] = []
  for (const text of amounts) {
    const amount = toMinor(text)
    if (amount > balanceOf(books, { type: 'Cash' })) {
      return { reply: 'There is not enough in Cash for that.', status: 'ok', meta: { turn_id } }
    }
    record(books, 'expense', () => takeFrom(books, { type: 'Cash' }, amount), 'lunch', 'Eating out')
    entries.push(toRecorded(books, 'lunch, from Cash'))
  }
  const sentences = amounts.map((amount) => `Saved: ${moneyFor(books)(toMinor(amount))} spent from Cash.`)
  return { reply: sentences.join(' '), status: 'saved', meta: { table: 'expenses', entries, turn_id } }
}

function draftOf(books: Books, message: string): Draft | null {
  const [, amount] = /spent \$?(\d+(?:\.\d{1,2})?)/i.exec(message) ?? []
  const expense = { occurred_on: TODAY, account: 'Cash', category: 'Shopping', note: 'something' }
  if (/bought/i.test(message)) {
    return propose(books, {
      kind: 'record_expense',
      fields: expense,
      label: 'something, from Cash',
      reason: 'ambiguous',
    })
  }
  if (/back for/i.test(message)) {
    const fields = { ...expense, amount: 30, note: 'shoes' }
    const label = 'Refund of $30.00 for shoes'
    return propose(books, { kind: 'record_refund', fields, label, reason: 'ambiguous' })
  }
  if (/owe/i.test(message) && !/\?/.test(message)) {
    const fields = { liability_type: 'Personal Loan', liability_amount: 900, due_date: TODAY }
    return propose(books, { kind: 'add_liability', fields, label: 'Personal Loan', reason: 'terms' })
  }
  if (amount && (toMinor(amount) > LARGE_AMOUNT || books.profile.ask_before_saving)) {
    const fields = { ...expense, amount: Number(amount) }
    const reason = toMinor(amount) > LARGE_AMOUNT ? 'large' : 'asked'
    return propose(books, { kind: 'record_expense', fields, label: 'something, from Cash', reason })
  }
  return null
}
