import type { TransferFields } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import {
  type AssetRow,
  allAssets,
  lockNamed,
  namedAssets,
  updateAsset,
} from '../../storage/tables/assets-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { positionsAmong } from '../../storage/tables/trades-table'
import { invalidField } from '../invalid-field'
import { fromReceived } from '../plan/from-received'
import type { Books } from './books'
import { lockCard } from './card-expenses'
import { requireEnough, requirePast, unknownAccount } from './cash-flow'
import { pay } from './payments'
import { applyWithdrawals, withdraw, withdrawalLines } from './withdrawals'

type Field = 'from_account' | 'to_account'

/**
 * Moves money between two accounts with one entry, or pays a card with it. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` for a future date, an unknown account, or twice the same one,
 *   `payment_not_positive`, `insufficient_funds`, and as `pay` does
 */
export async function moveMoney(books: Books, transfer: TransferFields): Promise<string> {
  requirePast(books, transfer.occurred_on)
  const card = await findCard(books, transfer.to_account)
  if (card) return payCard(books, card, transfer)
  const { from, to } = await lockAccounts(books, transfer)
  const amount = toMinor(transfer.amount)
  await requireEnough(books, from, { source: transfer.from_account, amount })
  const withdrawals = withdraw(from, amount)
  const id = newId()
  await pipelined([
    books.write({
      id,
      kind: 'transfer',
      lines: [...withdrawalLines(withdrawals), { accountKind: 'asset', accountId: to.id, change: amount }],
      occurredOn: transfer.occurred_on,
      note: transfer.note ?? '',
    }),
    ...applyWithdrawals(books, withdrawals),
    updateAsset(books, { ...to, value: to.value + amount }),
  ])
  return id
}

/** The card with this name, unless an account has it. */
async function findCard(books: Books, name: string): Promise<LiabilityRow | null> {
  const accounts = namedAssets(await allAssets(books), name)
  return accounts.length > 0 ? null : lockCard(books, name, 'to_account')
}

async function payCard(books: Books, { id }: LiabilityRow, transfer: TransferFields): Promise<string> {
  const { from_account: payment_account, amount: payment_amount, occurred_on } = transfer
  if (occurred_on !== books.today)
    throw invalidField('occurred_on', 'A payment on a card is recorded on its day.')
  const payment = { id, payment_account, payment_amount, payment_type: 'partial' as const }
  const { entryId } = await pay(books, payment, fromReceived)
  return entryId
}

/**
 * The assets that the money leaves, and the one that it goes to. If one account is a part of the other, such as one
 * savings account of several, the money moves between that part and the rest.
 */
async function lockAccounts(
  books: Books,
  transfer: TransferFields,
): Promise<{ from: AssetRow[]; to: AssetRow }> {
  const { from_account, to_account } = transfer
  const named = await lockNamed(books, [from_account, to_account])
  const positions = await positionsAmong(
    books,
    [...named.values()].flat().map(({ id }) => id),
  )
  const assetsOf = (field: Field) => {
    const name = transfer[field]
    const assets = named.get(name) ?? []
    if (assets.length === 0) throw unknownAccount(name, field)
    const cash = assets.filter(({ id }) => !positions.has(id))
    if (cash.length === 0) throw invalidField(field, `${name} holds shares. Record a trade instead.`)
    return cash
  }
  const sources = assetsOf('from_account')
  const targets = assetsOf('to_account')
  const isSame = targets.length === sources.length && targets.every((target) => sources.includes(target))
  const to = targets.find((target) => !sources.includes(target)) ?? targets[0]
  if (isSame || !to) throw invalidField('to_account', 'Choose two different accounts.')
  return { from: sources.filter((source) => source !== to), to }
}
