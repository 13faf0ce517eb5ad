import type { TransferFields } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import { type AssetRow, lockNamed, updateAsset } from '../../storage/tables/assets-table'
import { positionsAmong } from '../../storage/tables/trades-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { Books } from './books'
import { requireEnough, requirePast } from './cash-flow'
import { withBooks } from './with-books'
import { applyWithdrawals, withdraw, withdrawalLines } from './withdrawals'

type Field = 'from_account' | 'to_account'

/**
 * Moves money between two accounts with one entry. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` for a future date, an unknown account, or twice the same one,
 *   `payment_not_positive`, `insufficient_funds`
 */
export function recordTransfer(
  services: Services,
  userId: string,
  transfer: TransferFields,
): Promise<string> {
  return withBooks(services, userId, async (books) => {
    requirePast(books, transfer.occurred_on)
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
  })
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
    if (assets.length === 0) throw invalid(field, `You have no account called ${name}.`)
    const cash = assets.filter(({ id }) => !positions.has(id))
    if (cash.length === 0) throw invalid(field, `${name} holds shares. Record a trade instead.`)
    return cash
  }
  const sources = assetsOf('from_account')
  const targets = assetsOf('to_account')
  const isSame = targets.length === sources.length && targets.every((target) => sources.includes(target))
  const to = targets.find((target) => !sources.includes(target)) ?? targets[0]
  if (isSame || !to) throw invalid('to_account', 'Choose two different accounts.')
  return { from: sources.filter((source) => source !== to), to }
}

function invalid(field: Field, message: string): DomainError {
  return new DomainError('invalid_request', message, [{ field, message }])
}
