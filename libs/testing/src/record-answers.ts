import {
  assetNaming,
  type BodyOf,
  type CashFlowFields,
  correctEntry,
  type Entry,
  isCard,
  liabilityNaming,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
  type SpendingFields,
  type TradeFields,
  type TransferFields,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import { type Books, toAsset } from './books'
import { findEntry, lastEntry, record, reverse } from './journal'
import { withLimitNotice } from './limit-notice'
import { balanceOf, takeFrom } from './payment-sources'
import { Refusal } from './refusal'

const POSITION_TYPE = 'Stock Portfolio'

/** Entries recorded without the assistant. */
export function recordAnswers(books: Books): Answer[] {
  return [
    answer(recordExpense, ({ body }) =>
      withLimitNotice(books, recordOne(books, { kind: 'expense', ...body })),
    ),
    answer(recordRefund, ({ body }) => recordOne(books, { kind: 'refund', ...body })),
    answer(recordIncome, ({ body }) => recordOne(books, { kind: 'income', ...body })),
    answer(recordTransfer, ({ body }) => recordOne(books, { kind: 'transfer', ...body })),
    answer(recordTrade, ({ body }) => recordOne(books, { kind: 'trade', ...body })),
    answer(correctEntry, ({ params, body }) => {
      const original = findEntry(books, params.id)
      for (const { account_id, amount } of original.changes) changeBalance(books, account_id, -amount)
      reverse(books, original)
      const { id } = Object.assign(recordOne(books, body), { corrects: original.id })
      const receipt = books.receipts.get(original.id)
      if (receipt && books.receipts.delete(original.id)) books.receipts.set(id, receipt)
      original.corrected_by = id
      return withLimitNotice(books, lastEntry(books))
    }),
  ]
}

/** Records an entry on its day. */
export function recordOne(books: Books, body: BodyOf<typeof correctEntry>): Entry {
  switch (body.kind) {
    case 'expense':
      spend(books, body)
      split(books, body)
      break
    case 'refund':
      refund(books, body)
      split(books, body)
      break
    case 'income':
      earn(books, body)
      break
    case 'transfer':
      transfer(books, body)
      break
    case 'trade': {
      if (body.side === 'sell') throw new Refusal('invalid_request')
      buy(books, body)
      const { side, symbol, quantity, price } = body
      books.details.set(lastEntry(books).id, { payment: null, trade: { side, symbol, quantity, price } })
    }
  }
  return dateLastEntry(books, body)
}

/** Splits the last entry, if it is split. */
function split(books: Books, { amount, parts }: SpendingFields): void {
  if (!parts) return
  const sum = parts.reduce((all, part) => all + toMinor(part.amount), 0n)
  if (sum !== toMinor(amount)) throw new Refusal('invalid_request')
  Object.assign(lastEntry(books), { parts, category: parts[0]?.category })
}

/** Adds money that came back for an expense to an account. */
export function refund(books: Books, given: SpendingFields): void {
  const { account, amount, note, category } = given
  record(books, 'expense', () => addTo(books, account, given, toMinor(amount)), note, category)
}

function earn(books: Books, income: CashFlowFields): void {
  const { account, amount, note, category } = income
  record(books, 'income', () => addTo(books, account, income, toMinor(amount)), note, category)
}

/** Adds a decimal amount to an asset or a debt. */
function changeBalance({ assets, liabilities }: Books, id: string, amount: number): void {
  const asset = assets.find((one) => one.id === id)
  const debt = liabilities.find((one) => one.id === id)
  if (asset) asset.asset_value = fromMinor(toMinor(asset.asset_value) + toMinor(amount))
  if (debt) debt.remaining_amount = fromMinor(toMinor(debt.remaining_amount) + toMinor(amount))
}

/** Moves the last entry to the given day. */
function dateLastEntry(books: Books, { occurred_on }: Pick<CashFlowFields, 'occurred_on'>): Entry {
  return Object.assign(lastEntry(books), { occurred_on })
}

/** Takes an expense from the liquid assets of its account type, or adds it to what is owed on a card. */
export function spend(books: Books, { amount, account, note, category }: SpendingFields): void {
  const card = books.liabilities.find((debt) => isCard(debt) && liabilityNaming(debt).name === account)
  if (card) {
    const owed = fromMinor(toMinor(card.remaining_amount) + toMinor(amount))
    record(books, 'expense', () => Object.assign(card, { remaining_amount: owed }), note, category)
    return
  }
  requireFunds(books, account, toMinor(amount))
  record(books, 'expense', () => takeFrom(books, { type: account }, toMinor(amount)), note, category)
}

function buy(books: Books, { symbol, quantity, price, account, occurred_on }: TradeFields): void {
  // Tests trade whole shares only.
  const cost = BigInt(quantity) * toMinor(price)
  requireFunds(books, account, cost)
  const act = () => {
    takeFrom(books, { type: account }, cost)
    addTo(books, POSITION_TYPE, { occurred_on }, cost)
  }
  record(books, 'trade', act, `Bought ${quantity} ${symbol}`)
}

function transfer(books: Books, { amount, from_account, to_account, note }: TransferFields): void {
  const target = books.assets.find((asset) => assetNaming(asset).name === to_account)
  if (from_account === to_account || !target) throw new Refusal('invalid_request')
  requireFunds(books, from_account, toMinor(amount))
  const act = () => {
    takeFrom(books, { type: from_account }, toMinor(amount))
    target.asset_value = fromMinor(toMinor(target.asset_value) + toMinor(amount))
  }
  record(books, 'transfer', act, note)
}

function requireFunds(books: Books, account: string, amount: bigint): void {
  if (amount <= 0n) throw new Refusal('payment_not_positive')
  if (amount > balanceOf(books, { type: account })) throw new Refusal('insufficient_funds')
}

/** Adds an amount to the first asset of a type, or to a new one if there is none. */
function addTo(
  books: Books,
  type: string,
  { occurred_on }: Pick<CashFlowFields, 'occurred_on'>,
  amount: bigint,
): void {
  const existing = books.assets.find(({ asset_type }) => asset_type === type)
  if (existing) existing.asset_value = fromMinor(toMinor(existing.asset_value) + amount)
  else {
    const added = { asset_type: type, asset_value: fromMinor(amount), date_received: occurred_on }
    books.assets.push(toAsset(books.nextId(), { ...added, is_liquid: type !== POSITION_TYPE }))
  }
}
