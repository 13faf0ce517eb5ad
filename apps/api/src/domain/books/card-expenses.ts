import { isCard } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { applyCardChange } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import {
  allLiabilities,
  type LiabilityRow,
  lockLiability,
  lockNamedLiabilities,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import { moneyFor } from '../account/profile'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import { requireRoomForDebt } from './active-debts'
import type { Books, CashFlow } from './books'
import { purposeOf } from './purpose'
import { debtSize, requireSafeTotal } from './totals'

/**
 * The card with this description or type, locked until the transaction ends, or null.
 *
 * @param field the field that names it
 * @throws DomainError `invalid_request` if several cards have the name
 */
export async function lockCard(books: Books, name: string, field = 'account'): Promise<LiabilityRow | null> {
  const cards = (await lockNamedLiabilities(books, name)).filter(({ type }) =>
    isCard({ liability_type: type }),
  )
  const described = cards.filter(({ description }) => description.toLowerCase() === name.toLowerCase())
  const [card, ...others] = described.length > 0 ? described : cards
  if (others.length === 0) return card ?? null
  throw invalidField(field, `You have several cards called ${name}. Give each a different description.`)
}

/**
 * Adds an expense to what is owed on a card. Returns the id of the entry.
 *
 * @throws DomainError `payment_not_positive`, `too_many_debts`, `invalid_request` for a total that is too large
 */
export async function spendOnCard(books: Books, card: LiabilityRow, expense: CashFlow): Promise<string> {
  const amount = toMinor(expense.amount)
  if (amount <= 0n) throw new DomainError('payment_not_positive')
  const others = (await allLiabilities(books)).filter(({ id }) => id !== card.id)
  const after = changedCard(card, amount, books.today)
  if (card.remaining === 0n) requireRoomForDebt(after, others)
  requireSafeTotal('amount', [after, ...others].map(debtSize))
  return writeCardChange(books, { after, change: amount }, expense)
}

/**
 * Takes money that came back off what is owed on a card. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` if less is owed on the card
 */
export async function refundToCard(books: Books, card: LiabilityRow, refund: CashFlow): Promise<string> {
  const amount = toMinor(refund.amount)
  if (amount > card.remaining) {
    const money = await moneyFor(books)
    throw invalidField(
      'amount',
      `Only ${money(card.remaining)} is owed on ${refund.account}. Record the rest as income.`,
    )
  }
  return writeCardChange(books, { after: changedCard(card, -amount, books.today), change: -amount }, refund)
}

async function writeCardChange(
  books: Books,
  { after, change }: { after: LiabilityRow; change: bigint },
  given: CashFlow,
): Promise<string> {
  const purpose = await purposeOf(books, 'expense', given, change < 0n ? -1n : 1n)
  const id = newId()
  const lines = [{ accountKind: 'liability' as const, accountId: after.id, change }]
  await pipelined([books.write({ id, kind: 'expense', lines, ...purpose }), updateLiability(books, after)])
  return id
}

/**
 * Changes when a debt is due after its balance was changed by expenses on it, or by undos of them.
 *
 * @param change minor units; already part of the balance
 */
export async function fitDuesToChange(books: Books, liabilityId: string, change: bigint): Promise<void> {
  if (change === 0n) return
  const card = await lockLiability(books, liabilityId)
  if (!card) return
  await updateLiability(
    books,
    changedCard({ ...card, remaining: card.remaining - change }, change, books.today),
  )
}

function changedCard(card: LiabilityRow, change: bigint, today: string): LiabilityRow {
  const { isCompleted: _, ...after } = applyCardChange(
    { ...card, isCompleted: card.remaining === 0n },
    change,
    today,
  )
  // Nothing was owed before, so no interest is due for that time.
  return card.remaining === 0n ? { ...after, interestPostedThrough: today } : after
}
