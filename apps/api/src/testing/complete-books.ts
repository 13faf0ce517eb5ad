import { bonus, carLoan, cash, newTerms, offerFor } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  acceptOffer,
  addAsset,
  addLiability,
  addOffer,
  addTentativeAsset,
  correctEntry,
  deleteAsset,
  deleteLiability,
  deleteTentativeAsset,
  listEntries,
  payLiability,
  receiveTentativeAsset,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
  undoEntry,
  updateAsset,
  updateLiability,
  updateTentativeAsset,
} from '@solvent/contracts'

/** A server's clock, whose date can be set. */
interface Clock {
  date: string
}

/** The date of the last entries. */
export const LAST_DAY = '2026-07-06'

const car = {
  liability_type: 'Car Loan',
  description: 'Car',
  interest_rate: 12,
  due_date: '2026-03-31',
}

/**
 * Enters every kind of record: assets, expected assets, debts of each frequency with interest, payments of each type,
 * income, expenses, shares, edits, deletions, an accepted offer, and several kinds of undo. Leaves the clock at
 * `LAST_DAY`.
 */
export async function enterCompleteBooks(person: Person, clock: Clock): Promise<void> {
  clock.date = '2026-03-10'
  await enterAssets(person)
  const debts = await enterDebts(person)
  await moveMoney(person, clock.date)
  clock.date = '2026-04-02'
  const wallet = { payment_account: 'Cash' }
  const pay = (debt: { id: string }, body: Record<string, unknown>) =>
    person.answer(payLiability, { params: debt, body: { ...wallet, ...body } })
  await pay(debts.car, { payment_type: 'installment' })
  await pay(debts.card, { payment_type: 'partial', payment_amount: 15.5 })
  clock.date = '2026-05-12'
  await pay(debts.school, { payment_type: 'partial', payment_amount: 300 })
  await pay(debts.school, { payment_type: 'full' })
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment', limit: '1' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  await pay(debts.car, { payment_type: 'partial', payment_amount: 60 })
  await person.answer(updateLiability, {
    params: debts.car,
    body: newTerms(1300, { ...car, priority_score: 80 }),
  })
  clock.date = '2026-06-15'
  await pay(debts.school, { payment_type: 'full' })
  await pay(debts.sofa, { payment_type: 'full' })
  const { entry_id: deletion } = await person.answer(deleteLiability, { params: debts.card })
  await person.answer(undoEntry, { params: { id: deletion } })
  await person.answer(deleteLiability, { params: debts.phone })
  clock.date = LAST_DAY
  await pay(debts.car, { payment_type: 'installment' })
  await pay(debts.house, { payment_type: 'partial', payment_amount: 250 })
  const replaces = [{ id: debts.bike.id }, { id: debts.house.id, amount: 500 }]
  const body = offerFor('', { replaces, due_date: '2026-08-10' })
  await person.answer(acceptOffer, { params: await person.answer(addOffer, { body }) })
}

async function enterAssets(person: Person): Promise<void> {
  const add = (value: number, asset_description: string, asset_type = 'Cash') =>
    person.answer(addAsset, { body: cash(value, { asset_description, asset_type }) })
  await add(40, 'Wallet')
  await add(5000, 'Safe')
  await add(8000, 'Rainy days', 'Savings Account')
  const painting = await add(300, 'Painting', 'Art')
  await person.answer(updateAsset, {
    params: painting,
    body: cash(350, { asset_description: 'Painting', asset_type: 'Art' }),
  })
  const bike = await add(90, 'Bike', 'Vehicle')
  await person.answer(deleteAsset, { params: bike })
  const [prize, refund, gift] = [
    await person.answer(addTentativeAsset, { body: bonus({ asset_description: 'Prize' }) }),
    await person.answer(addTentativeAsset, { body: bonus({ asset_description: 'Refund' }) }),
    await person.answer(addTentativeAsset, { body: bonus({ asset_description: 'Gift' }) }),
  ]
  await person.answer(updateTentativeAsset, { params: prize, body: bonus({ asset_amount: 700 }) })
  await person.answer(receiveTentativeAsset, {
    params: refund,
    body: { asset_value: 480, date_received: '2026-03-10', towards_debts: true },
  })
  await person.answer(deleteTentativeAsset, { params: gift })
}

async function enterDebts(person: Person) {
  const owe = (more: Parameters<typeof carLoan>[0]) => person.answer(addLiability, { body: carLoan(more) })
  return {
    car: await owe(car),
    card: await owe({
      description: 'Card',
      frequency: 'weekly',
      liability_amount: 520,
      installments_total: 52,
      interest_rate: 20,
      due_date: '2026-03-13',
    }),
    bike: await owe({
      description: 'Bike',
      frequency: 'biweekly',
      liability_amount: 520,
      installments_total: 26,
      interest_rate: 13,
      due_date: '2026-03-20',
    }),
    school: await owe({
      description: 'School',
      frequency: 'quarterly',
      liability_amount: 2000,
      installments_total: 8,
      interest_rate: 6,
    }),
    house: await owe({
      description: 'House',
      frequency: 'yearly',
      liability_amount: 9000,
      installments_total: 10,
      interest_rate: 4,
      due_date: '2026-06-30',
    }),
    sofa: await owe({
      description: 'Sofa',
      liability_amount: 600,
      installments_total: 6,
      installments_paid: 2,
      remaining_amount: 410,
      installment_amount: 105,
    }),
    phone: await owe({ description: 'Phone', liability_amount: 240 }),
    tv: await owe({
      description: 'Television',
      liability_amount: 360,
      interest_rate: 9,
      due_date: '2026-08-01',
    }),
  }
}

async function moveMoney(person: Person, occurred_on: string): Promise<void> {
  const day = { occurred_on }
  const salary = { ...day, amount: 2000, account: 'Savings Account', category: 'Salary' }
  await person.answer(recordIncome, { body: salary })
  await person.answer(recordIncome, { body: { ...salary, amount: 75, account: 'Gift card' } })
  const food = { ...day, amount: 65, account: 'Cash', category: 'Groceries', note: 'bread' }
  // More than the wallet holds, so the rest comes from the safe.
  await person.answer(recordExpense, { body: food })
  const wrong = await person.answer(recordExpense, { body: { ...food, amount: 31 } })
  await person.answer(undoEntry, { params: { id: wrong.id } })
  const moved = { ...day, amount: 30, from_account: 'Safe', to_account: 'Rainy days', note: 'Saved' }
  await person.answer(recordTransfer, { body: moved })
  const cinema = await person.answer(recordExpense, { body: { ...food, amount: 12, note: 'cinema' } })
  const parts = [
    { category: 'Leisure', amount: 10 },
    { category: 'Eating out', amount: 4 },
  ]
  const { category: _, ...split } = { ...food, amount: 14, note: 'cinema', parts }
  const corrected = { kind: 'expense', ...split }
  await person.answer(correctEntry, { params: cinema, body: corrected })
  const returned = { ...day, amount: 4, account: 'Cash', category: 'Groceries', note: 'bottles' }
  await person.answer(recordRefund, { body: returned })
  const shares = { ...day, symbol: 'ACME', account: 'Savings Account' }
  for (const [side, quantity, price] of [
    ['buy', '2.5', 100],
    ['buy', '1', 110],
    ['sell', '1', 120],
  ] as const) {
    await person.answer(recordTrade, { body: { ...shares, side, quantity, price } })
  }
}
