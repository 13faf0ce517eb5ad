// Engines: both (row locks)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  type Asset,
  addAsset,
  addLiability,
  getRecommendations,
  type Liability,
  listAssets,
  listLiabilities,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const instalment = { payment_type: 'installment', payment_account: 'Cash' }

function partial(payment_amount?: number) {
  return { payment_type: 'partial', payment_account: 'Cash', payment_amount }
}

async function borrower(money: number, loan = carLoan()): Promise<{ person: Person; loan: Liability }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(money) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

async function balances(person: Person): Promise<{ assets: number[]; owed: number[] }> {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  return {
    assets: assets.map(({ asset_value }) => asset_value),
    owed: liabilities.map(({ remaining_amount }) => remaining_amount),
  }
}

test('an instalment moves its amount from the asset to the liability', async () => {
  const { person, loan } = await borrower(500)
  const paid = await person.answer(payLiability, { params: loan, body: instalment })
  expect(paid).toMatchObject({
    id: loan.id,
    remaining_amount: 1100,
    installments_paid: 1,
    next_due_date: '2026-04-30',
  })
  expect(await balances(person)).toEqual({ assets: [400], owed: [1100] })
})

test('twelve instalments of a liability of 1,200.00 complete it', async () => {
  const { person, loan } = await borrower(1200)
  const answers = []
  for (let k = 0; k < 12; k += 1) {
    answers.push(await person.answer(payLiability, { params: loan, body: instalment }))
  }
  expect(answers.map(({ installments_paid }) => installments_paid)).toEqual(answers.map((_, k) => k + 1))
  expect(answers.map(({ is_completed }) => is_completed)).toEqual(answers.map((_, k) => k === 11))
  expect(answers.at(-1)).toMatchObject({ remaining_amount: 0, next_due_date: null, priority: 0 })
  expect(await balances(person)).toEqual({ assets: [0], owed: [0] })
  expect(await person.refusal(payLiability, { params: loan, body: instalment })).toMatchObject({
    status: 400,
    code: 'already_completed',
  })
})

test('a full payment pays all that is owed', async () => {
  const { person, loan } = await borrower(2000)
  const body = { payment_type: 'full', payment_account: 'Cash' }
  const paid = await person.answer(payLiability, { params: loan, body })
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true, installments_paid: 12 })
  expect(await balances(person)).toEqual({ assets: [800], owed: [0] })
})

test('the last instalment pays only what is left', async () => {
  const { person, loan } = await borrower(1000, carLoan({ liability_amount: 100, installments_total: 3 }))
  const paid = []
  for (let k = 0; k < 3; k += 1) {
    paid.push(await person.answer(payLiability, { params: loan, body: instalment }))
  }
  expect(paid.map(({ remaining_amount }) => remaining_amount)).toEqual([66.66, 33.32, 0])
})

test('partial payments add up to the instalment of this month', async () => {
  const { person, loan } = await borrower(1000)
  const first = await person.answer(payLiability, { params: loan, body: partial(60.5) })
  expect(first).toMatchObject({ remaining_amount: 1139.5, installments_paid: 0 })
  const second = await person.answer(payLiability, { params: loan, body: partial(39.5) })
  expect(second).toMatchObject({ remaining_amount: 1100, installments_paid: 1 })
})

describe('a payment is refused', () => {
  test.each([
    ['of nothing', partial(0), 'payment_not_positive', 'Payment amount must be greater than 0'],
    ['without an amount', partial(), 'payment_not_positive', 'Payment amount must be greater than 0'],
    [
      'above what is owed',
      partial(1200.01),
      'payment_exceeds_balance',
      'Payment amount cannot exceed remaining balance',
    ],
    [
      'above the balance of the source',
      partial(1100),
      'insufficient_funds',
      'Insufficient funds in Cash. Available: $1,050.50',
    ],
    [
      'from an unknown source',
      { ...instalment, payment_account: 'cash' },
      'insufficient_funds',
      'Insufficient funds in cash. Available: $0.00',
    ],
  ])('%s', async (_, body, code, error) => {
    const { person, loan } = await borrower(1050.5)
    const refused = await person.refusal(payLiability, { params: loan, body })
    expect(refused).toEqual({ status: 400, code, error })
    expect(await balances(person)).toEqual({ assets: [1050.5], owed: [1200] })
  })

  test('from an asset that is not liquid', async () => {
    const person = await setting.newPerson()
    await person.answer(addAsset, { body: cash(5000, { is_liquid: false }) })
    const { id } = await person.answer(addLiability, { body: carLoan() })
    const refused = await person.refusal(payLiability, { params: { id }, body: instalment })
    expect(refused).toMatchObject({ error: 'Insufficient funds in Cash. Available: $0.00' })
  })
})

test('the oldest asset of the source is spent first', async () => {
  const person = await setting.newPerson()
  const newer = await person.answer(addAsset, { body: cash(300, { date_received: '2026-02-01' }) })
  const older = await person.answer(addAsset, { body: cash(250.25, { date_received: '2025-12-24' }) })
  const other = await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  await person.answer(payLiability, { params: { id }, body: partial(300.25) })
  expect(await person.answer(listAssets)).toEqual({
    assets: [{ ...newer, asset_value: 250 }, { ...older, asset_value: 0 }, other],
  })
})

test('many concurrent payments never spend the same money twice', async () => {
  const { person, loan } = await borrower(450)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => person.answer(payLiability, { params: loan, body: instalment })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await balances(person)).toEqual({ assets: [50], owed: [800] })
})

test('two concurrent payments of the full rest pay it once', async () => {
  const { person, loan } = await borrower(5000)
  const body = { payment_type: 'full', payment_account: 'Cash' }
  const results = await Promise.allSettled(
    [1, 2].map(() => person.answer(payLiability, { params: loan, body })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await balances(person)).toEqual({ assets: [3800], owed: [0] })
})

test('payments reduce the budget of this month, but not of the next', async () => {
  const { person, loan } = await borrower(1000)
  await person.answer(updateProfile, {
    body: { name: 'A', monthly_income: 1000, currency_preference: 'USD', selected_model: 'm' },
  })
  const budget = async () => (await person.answer(getRecommendations)).remaining_budget
  expect(await budget()).toBe(600)
  await person.answer(payLiability, { params: loan, body: instalment })
  expect(await budget()).toBe(600)
  setting.server.clock.date = '2026-04-01'
  expect(await budget()).toBe(600)
  await person.answer(payLiability, { params: loan, body: partial(250) })
  expect(await budget()).toBe(450)
})

/** A person with two named savings accounts, who owes 1,200.00. */
async function saver(): Promise<{ person: Person; loan: Liability; holiday: Asset; emergency: Asset }> {
  const person = await setting.newPerson()
  const savings = (asset_description: string, asset_value: number) => ({
    body: cash(asset_value, { asset_type: 'Savings Account', asset_description }),
  })
  const emergency = await person.answer(addAsset, savings('Emergency', 4200))
  const holiday = await person.answer(addAsset, savings('Holiday', 800))
  return { person, emergency, holiday, loan: await person.answer(addLiability, { body: carLoan() }) }
}

test('of two accounts of one type, the chosen one is paid from', async () => {
  const { person, loan, holiday } = await saver()
  const body = { ...instalment, payment_account: 'Savings Account', payment_asset_id: holiday.id }
  await person.answer(payLiability, { params: loan, body })
  expect(await balances(person)).toEqual({ assets: [4200, 700], owed: [1100] })
  const tooMuch = { ...body, payment_type: 'partial', payment_amount: 900 }
  expect((await person.refusal(payLiability, { params: loan, body: tooMuch })).error).toBe(
    'Insufficient funds in Holiday. Available: $700.00',
  )
})

test('an account can be paid from by its name, and a type is the account of all its assets', async () => {
  const { person, loan } = await saver()
  const byName = { ...instalment, payment_account: 'holiday' }
  await person.answer(payLiability, { params: loan, body: byName })
  expect(await balances(person)).toEqual({ assets: [4200, 700], owed: [1100] })
  await person.answer(payLiability, {
    params: loan,
    body: { ...instalment, payment_account: 'Savings Account' },
  })
  expect(await balances(person)).toEqual({ assets: [4100, 700], owed: [1000] })
})

test("a payment from an account that is not among the person's liquid assets is refused", async () => {
  const { person, loan } = await saver()
  const other = await (await setting.newPerson()).answer(addAsset, { body: cash(500) })
  const house = await person.answer(addAsset, { body: cash(900, { is_liquid: false }) })
  for (const { id } of [other, house, loan]) {
    const body = { ...instalment, payment_asset_id: id }
    expect(await person.refusal(payLiability, { params: loan, body })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: [{ field: 'payment_asset_id', message: 'is not one of your liquid assets' }],
    })
  }
  expect(await balances(person)).toEqual({ assets: [4200, 800, 900], owed: [1200] })
})
