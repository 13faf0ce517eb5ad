import {
  type AssistantAction,
  type confirmDraft,
  type Draft,
  type RecordedEntry,
  type ResponseOf,
  toAction,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type Books, toAsset, toTentativeAsset } from './books'
import { lastEntry, record } from './journal'
import { toLiability } from './liability-terms'
import { limitNotice } from './limit-notice'
import { refund, spend } from './record-answers'
import { Refusal } from './refusal'
import { NOW } from './today'

/** Stores a draft for the person to confirm. */
export function propose(books: Books, draft: Omit<Draft, 'id' | 'expires_at'>): Draft {
  const proposed = { id: books.nextId(), expires_at: NOW, ...draft }
  books.drafts.set(proposed.id, { type: 'draft', draft: proposed, state: 'open' })
  return proposed
}

/** The card of an open draft. Throws a refusal if the draft is unknown or closed. */
export function requireOpen(books: Books, id: string) {
  const card = books.drafts.get(id)
  if (!card) throw new Refusal('not_found')
  if (card.state !== 'open') throw new Refusal('draft_closed')
  return card
}

/** Saves a draft, with the edited fields if given. */
export function confirm(
  books: Books,
  id: string,
  fields?: Record<string, unknown>,
): ResponseOf<typeof confirmDraft> {
  const card = requireOpen(books, id)
  const { kind, label } = card.draft
  const action = toAction(kind, fields ?? card.draft.fields)
  if (!action) throw new Refusal('invalid_request')
  const table = save(books, action)
  card.state = 'saved'
  if (action.kind === 'record_refund') {
    return { table, entries: [{ ...toRecorded(books, label), kind: 'refund' }] }
  }
  if (action.kind !== 'record_expense') return { table, entries: [] }
  return { table, entries: [toRecorded(books, label)], ...limitNotice(books, lastEntry(books)) }
}

/** The last entry, as a card shows it. */
export function toRecorded(books: Books, label: string): RecordedEntry {
  const { id, kind, occurred_on: date, category, changes } = lastEntry(books)
  const moved = changes.reduce((sum, { amount }) => sum + toMinor(amount), 0n)
  const amount = fromMinor(moved < 0n ? -moved : moved)
  return { id, table: 'expenses', kind, amount, label, date, category }
}

/** Saves an action of a kind that the tests need. Returns the name of the table it changed. */
function save(books: Books, { kind, fields }: AssistantAction): string {
  if (kind === 'record_expense') {
    spend(books, fields)
    return 'expenses'
  }
  if (kind === 'record_refund') {
    refund(books, fields)
    return 'expenses'
  }
  if (kind === 'add_asset') {
    record(books, 'opening', () => books.assets.push(toAsset(books.nextId(), fields)))
    return 'assets'
  }
  if (kind === 'add_expected_asset') {
    books.expected.push(toTentativeAsset(books.nextId(), fields))
    return 'assets'
  }
  if (kind === 'add_liability') {
    record(books, 'opening', () => books.liabilities.push(toLiability(books.nextId(), fields, 0)))
    return 'liabilities'
  }
  if (kind === 'update_profile') {
    const { profile } = books
    const { name = profile.name, monthly_income = profile.monthly_income } = fields
    const { currency_preference = profile.currency_preference } = fields
    const { currency_on_pages = profile.currency_on_pages } = fields
    books.profile = { ...profile, name, monthly_income, currency_preference, currency_on_pages }
    return 'users'
  }
  throw new Refusal('assistant_failed')
}
