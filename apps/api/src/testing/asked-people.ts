import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  DEFAULT_MODEL,
  getRecommendations,
  listLiabilities,
  payLiability,
  recordExpense,
  recordIncome,
  recordTrade,
  savePlanChoice,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import type { Setting } from './setting'
import { TODAY } from './start-server'

type Body = Record<string, unknown>

/** A borrower who pays on time: two debts, paydays, and entries in February and March, one of them undone. */
export async function steadyPerson(setting: Setting): Promise<Person> {
  const { clock } = setting.server
  clock.date = '2026-02-05'
  const person = await setting.newPerson()
  await saveProfile(person, { monthly_income: 4000 })
  await person.answer(addAsset, { body: cash(1500) })
  await person.answer(addAsset, { body: cash(6200.55, { asset_type: 'Savings Account' }) })
  await person.answer(addAsset, { body: cash(8000, { asset_type: 'Vehicle', is_liquid: false }) })
  const car = { liability_amount: 3600, due_date: '2026-02-20', interest_rate: 6.5 }
  await person.answer(addLiability, { body: carLoan(car) })
  const card = { liability_type: 'Credit Card', description: 'Blue_card', liability_amount: 1250.4 }
  await person.answer(addLiability, {
    body: carLoan({ ...card, interest_rate: 19.9, due_date: '2026-02-28' }),
  })
  await person.answer(savePlanChoice, { body: { pay: { kind: 'monthly', day: 25 } } })
  await person.answer(getRecommendations)
  await spend(person, '2026-02-05', { amount: 61.2, category: 'Groceries' })
  await spend(person, '2026-02-05', { amount: 20, category: 'Transport', note: 'taxi to the airport' })
  clock.date = '2026-02-19'
  await pay(person, 'Car Loan')
  await spend(person, '2026-02-19', { amount: 140.05, category: 'Shopping', note: 'boots' })
  clock.date = '2026-02-27'
  await pay(person, 'Credit Card')
  clock.date = TODAY
  await earn(person, '2026-03-02', { amount: 4000, category: 'Salary' })
  await earn(person, '2026-03-10', { amount: 35.5, category: 'Refund', note: 'shoes' })
  await spend(person, '2026-03-10', { amount: 12.5, category: 'Eating out', note: 'lunch' })
  await spend(person, '2026-03-09', { amount: 45.2, category: 'Groceries', note: 'market' })
  const wrong = await spend(person, '2026-03-10', { amount: 99, category: 'Leisure', note: 'concert' })
  await person.answer(undoEntry, { params: { id: wrong.id } })
  return person
}

/** A borrower with euros, no paydays, overdue debts, shares and expected money. */
export async function latePerson(setting: Setting): Promise<Person> {
  const { clock } = setting.server
  clock.date = '2026-01-02'
  const person = await setting.newPerson()
  await saveProfile(person, { monthly_income: 900, currency_preference: 'EUR', currency_on_pages: true })
  await person.answer(addAsset, { body: cash(700, { date_received: '2026-01-01' }) })
  const visa = {
    liability_type: 'Credit Card',
    description: 'Visa',
    liability_amount: 2400,
    interest_rate: 21,
  }
  await person.answer(addLiability, { body: carLoan({ ...visa, due_date: '2026-01-15' }) })
  const rent = { liability_type: 'Rent', liability_amount: 899.99, installments_total: 1 }
  await person.answer(addLiability, { body: carLoan({ ...rent, due_date: '2026-03-05' }) })
  const study = { liability_type: 'Student Loan', liability_amount: 9000, frequency: 'yearly' } as const
  await person.answer(addLiability, { body: carLoan({ ...study, interest_rate: 4, due_date: '2026-12-01' }) })
  const phone = { liability_type: 'Other', description: 'Phone', liability_amount: 240 }
  await person.answer(addLiability, {
    body: carLoan({ ...phone, frequency: 'weekly', due_date: '2026-03-12' }),
  })
  clock.date = TODAY
  const shares = { symbol: 'ACME', account: 'Cash' }
  const bought = { ...shares, side: 'buy', quantity: '2.5', price: 41.2, occurred_on: '2026-03-02' } as const
  await person.answer(recordTrade, { body: bought })
  const sold = { ...shares, side: 'sell', quantity: '1', price: 50, occurred_on: '2026-03-09' } as const
  await person.answer(recordTrade, { body: sold })
  await person.answer(addTentativeAsset, { body: bonus({ confidence: 80 }) })
  const refund = { asset_type: 'Other', asset_description: 'Tax refund', asset_amount: 120 }
  await person.answer(addTentativeAsset, { body: bonus({ ...refund, expected_date: '2026-03-01' }) })
  await pay(person, 'Credit Card', { payment_type: 'partial', payment_amount: 50 })
  return person
}

function saveProfile(person: Person, changes: Body) {
  const body = { name: 'Maya', currency_preference: 'USD', selected_model: DEFAULT_MODEL, ...changes }
  return person.answer(updateProfile, { body })
}

/** @param on the day, YYYY-MM-DD */
function spend(person: Person, on: string, expense: Body) {
  return person.answer(recordExpense, { body: { account: 'Cash', occurred_on: on, note: '', ...expense } })
}

/** @param on the day, YYYY-MM-DD */
function earn(person: Person, on: string, income: Body) {
  return person.answer(recordIncome, { body: { account: 'Cash', occurred_on: on, note: '', ...income } })
}

async function pay(person: Person, type: string, payment: Body = { payment_type: 'installment' }) {
  const { liabilities } = await person.answer(listLiabilities)
  const id = liabilities.find(({ liability_type }) => liability_type === type)?.id ?? ''
  await person.answer(payLiability, { params: { id }, body: { payment_account: 'Cash', ...payment } })
}
