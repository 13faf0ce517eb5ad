import { toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import {
  type AssetRow,
  allAssets,
  insertAsset,
  lockAccount,
  updateAsset,
} from '../../storage/tables/assets-table'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Books, CashFlow } from './books'
import { lockCard, refundToCard, spendOnCard } from './card-expenses'
import { requirePayable } from './payable'
import { purposeOf } from './purpose'
import { requireSafeTotal, total } from './totals'
import { applyWithdrawals, withdraw, withdrawalLines } from './withdrawals'

const AMOUNT_MISSING = { field: 'amount', message: 'must be greater than 0' }

/**
 * Takes the money from the account, oldest asset first, or adds it to what is owed on the card with this name. Returns
 * the id of the entry.
 *
 * @throws DomainError `invalid_request` for a future date or an unknown category, `payment_not_positive`,
 *   `insufficient_funds`, and as `spendOnCard` does
 */
export async function spend(books: Books, expense: CashFlow): Promise<string> {
  const amount = toMinor(expense.amount)
  requirePast(books, expense.occurred_on)
  const assets = await lockAccount(books, expense.account)
  const card = assets.length === 0 ? await lockCard(books, expense.account) : null
  if (card) return spendOnCard(books, card, expense)
  await requireEnough(books, assets, { source: expense.account, amount })
  const purpose = await purposeOf(books, 'expense', expense, -1n)
  const withdrawals = withdraw(assets, amount)
  const id = newId()
  await pipelined([
    books.write({ id, kind: 'expense', lines: withdrawalLines(withdrawals), ...purpose }),
    ...applyWithdrawals(books, withdrawals),
  ])
  return id
}

/**
 * Adds the money that came back for an expense to the oldest asset of the account, or takes it off what is owed on the
 * card with this name. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` for an amount of 0, a future date, an unknown account or category, or more than
 *   is owed on the card or fits a total
 */
export async function refund(books: Books, given: CashFlow): Promise<string> {
  const amount = requireAmount(given)
  requirePast(books, given.occurred_on)
  const [asset] = await lockAccount(books, given.account)
  const card = asset ? null : await lockCard(books, given.account)
  if (card) return refundToCard(books, card, given)
  if (!asset) throw unknownAccount(given.account)
  await requireRoom(books, amount)
  const purpose = await purposeOf(books, 'expense', given)
  const id = newId()
  const lines = [{ accountKind: 'asset' as const, accountId: asset.id, change: amount }]
  await pipelined([
    books.write({ id, kind: 'expense', lines, ...purpose }),
    updateAsset(books, { ...asset, value: asset.value + amount }),
  ])
  return id
}

/**
 * Adds the money to the oldest asset of the account, or creates one. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` for an amount of 0, a future date, an unknown category, or a total that is too
 *   large
 */
export async function receive(books: Books, income: CashFlow): Promise<string> {
  const amount = requireAmount(income)
  requirePast(books, income.occurred_on)
  const purpose = await purposeOf(books, 'income', income)
  const [account] = await lockAccount(books, income.account)
  await requireRoom(books, amount)
  const asset = account ?? emptyAccount(income)
  const id = newId()
  await books.write({
    id,
    kind: 'income',
    lines: [{ accountKind: 'asset', accountId: asset.id, change: amount }],
    items: account ? [] : [{ kind: 'asset', id: asset.id }],
    ...purpose,
  })
  const after = { ...asset, value: asset.value + amount }
  await (account ? updateAsset(books, after) : insertAsset(books, after, books.now()))
  return id
}

/**
 * Locks and returns the assets of the account, which together hold at least the amount.
 *
 * @throws DomainError `payment_not_positive`, `insufficient_funds`
 */
export async function requireFunds(books: Books, source: string, amount: bigint): Promise<AssetRow[]> {
  const assets = await lockAccount(books, source)
  await requireEnough(books, assets, { source, amount })
  return assets
}

/**
 * Refuses to take more than the assets of a source together hold.
 *
 * @throws DomainError `payment_not_positive`, `insufficient_funds`
 */
export async function requireEnough(
  books: Books,
  assets: readonly AssetRow[],
  { source, amount }: { source: string; amount: bigint },
): Promise<void> {
  const available = total(assets.map(({ value }) => value))
  await requirePayable(books, { amount, remaining: amount, source, available })
}

/** A refusal of an account that no asset or card is called. */
export function unknownAccount(name: string, field = 'account'): DomainError {
  return invalidField(field, `You have no account called ${name}.`)
}

/** Refuses money that would make the total of the assets too large. */
async function requireRoom(books: Books, amount: bigint): Promise<void> {
  const assets = await allAssets(books)
  requireSafeTotal('amount', [amount, ...assets.map(({ value }) => value)])
}

function requireAmount({ amount: decimal }: CashFlow): bigint {
  const amount = toMinor(decimal)
  if (amount > 0n) return amount
  throw new DomainError('invalid_request', undefined, [AMOUNT_MISSING])
}

/** @throws DomainError `invalid_request` for a future date */
export function requirePast(books: Books, date: string): void {
  if (date <= books.today) return
  const message = 'must be today or earlier'
  throw new DomainError('invalid_request', undefined, [{ field: 'occurred_on', message }])
}

function emptyAccount({ account, occurred_on }: CashFlow): AssetRow {
  return {
    id: newId(),
    type: account,
    description: '',
    account: '',
    isLiquid: true,
    value: 0n,
    dateReceived: occurred_on,
  }
}
