import { type ExportedData, MOST_ACTIVE_DEBTS } from '@solvent/contracts'
import { addDays, toMinor } from '@solvent/money'
import { LARGEST_SAFE_TOTAL } from '../books/totals'
import { DomainError } from '../domain-error'
import { isTooMuchInterest, MOST_POSTINGS } from './overdue-interest'

/** Interest of more years than these is no interest that this server has yet to post. */
const DAYS_WITHOUT_A_VISIT = 3660

/**
 * What the database cannot check of a document row by row.
 *
 * @throws DomainError `invalid_request` that names the list and what is wrong in it
 */
export function requireSound(data: ExportedData, today: string): void {
  requireKnownItems(data)
  requireSafeHistory(data)
  const active = data.liabilities.filter(
    ({ remaining_amount, deleted_at }) => remaining_amount > 0 && deleted_at === null,
  )
  if (active.length > MOST_ACTIVE_DEBTS) {
    refuse('liabilities', `There are more than ${MOST_ACTIVE_DEBTS} active liabilities.`)
  }
  requireFewPostings(data, today)
  for (const liability of data.liabilities) {
    if (liability.installments_paid > liability.installments_total) {
      refuse('liabilities', 'More instalments are paid than there are.')
    }
    if (liability.installments_paid < liability.installments_paid_at_entry) {
      refuse('liabilities', 'Fewer instalments are paid than were at the entry.')
    }
    const bearsInterest = liability.remaining_amount > 0 && liability.interest_rate > 0
    if (bearsInterest && liability.interest_posted_through < addDays(today, -DAYS_WITHOUT_A_VISIT)) {
      refuse('liabilities', 'Interest was last posted more than ten years ago.')
    }
  }
}

/** Interest that is due is posted before anybody sees the books. */
function requireFewPostings({ liabilities }: ExportedData, today: string): void {
  if (!isTooMuchInterest(liabilities, today)) return
  const most = MOST_POSTINGS.toLocaleString('en-US')
  refuse('liabilities', `The debts have more than ${most} instalments whose interest is not posted yet.`)
}

function requireKnownItems({
  assets,
  tentative_assets,
  liabilities,
  entries,
  changes,
  payments,
  trades,
  images,
}: ExportedData) {
  const known = {
    asset: idsOf(assets),
    tentative_asset: idsOf(tentative_assets),
    liability: idsOf(liabilities),
  }
  for (const { account_kind, account_id } of changes) {
    if (!known[account_kind].has(account_id))
      refuse('changes', 'An entry changes what is not in the document.')
  }
  for (const { liability_id } of payments) {
    if (!known.liability.has(liability_id))
      refuse('payments', 'A payment is for what is not in the document.')
  }
  const interest = idsOf(entries.filter(({ kind }) => kind === 'interest'))
  for (const { interest_entry_id } of payments) {
    if (interest_entry_id !== null && !interest.has(interest_entry_id)) {
      refuse('payments', 'A payment posted interest that is not in the document.')
    }
  }
  for (const { asset_id } of trades) {
    if (!known.asset.has(asset_id)) refuse('trades', 'A trade is of what is not in the document.')
  }
  for (const { subject_kind, subject_id, before } of images) {
    const isKnown = known[subject_kind].has(subject_id) && (before?.id ?? subject_id) === subject_id
    if (!isKnown) refuse('images', 'An entry changes what is not in the document.')
  }
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id))
}

/** On no day may the sum of all assets, or of all liabilities, be too large to show exactly. */
function requireSafeHistory({ entries, changes }: ExportedData): void {
  const dayOf = new Map(entries.map(({ id, occurred_on }) => [id, occurred_on]))
  const byDay = changes
    .map((change) => ({ ...change, day: dayOf.get(change.entry_id) ?? '' }))
    .sort((a, b) => a.day.localeCompare(b.day))
  const sums = { asset: 0n, liability: 0n }
  for (const [index, { account_kind, amount, day }] of byDay.entries()) {
    sums[account_kind] += toMinor(amount)
    const isLastOfDay = byDay[index + 1]?.day !== day
    const isTooLarge = [sums.asset, sums.liability].some(
      (sum) => sum > LARGEST_SAFE_TOTAL || sum < -LARGEST_SAFE_TOTAL,
    )
    if (isLastOfDay && isTooLarge) refuse('changes', 'Together the amounts are too large.')
  }
}

function refuse(field: string, message: string): never {
  throw new DomainError('invalid_request', `${message} Nothing was imported.`, [{ field, message }])
}
