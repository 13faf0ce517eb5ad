// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import {
  addAsset,
  addLiability,
  FALLBACK_LIABILITY_TYPES,
  listLiabilities,
  listLiabilityTypes,
  payLiability,
  updateLiability,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

test('an added liability is in the list with its instalment, next due date and current score', async () => {
  const person = await setting.newPerson()
  const added = await person.answer(addLiability, {
    body: carLoan({ liability_amount: 1000, description: 'Blue one', interest_rate: 0, priority_score: 80 }),
  })
  expect(added).toEqual({
    id: added.id,
    liability_type: 'Car Loan',
    description: 'Blue one',
    liability_amount: 1000,
    total_amount: 1000,
    remaining_amount: 1000,
    payoff_amount: 1000,
    installment_amount: 83.34,
    installments_total: 12,
    installments_paid: 0,
    frequency: 'monthly',
    due_date: '2026-03-31',
    next_due_date: '2026-03-31',
    priority: expect.any(Number),
    priority_score: 80,
    importance_score: 80,
    interest_rate: 0,
    is_completed: false,
    installments_paid_at_entry: 0,
    remaining_amount_at_entry: null,
    lender_installment_amount: null,
    lender_terms: null,
    credit_limit: null,
    grace_payment: null,
    early_payment: null,
  })
  expect(added.priority).toBeGreaterThan(50)
  expect(await person.answer(listLiabilities)).toEqual({ liabilities: [added] })
})

test('the instalment of a loan with interest is the annuity', async () => {
  const person = await setting.newPerson()
  const body = carLoan({ liability_amount: 10_000, interest_rate: 12.34 })
  const added = await person.answer(addLiability, { body })
  expect(added).toMatchObject({ interest_rate: 12.34, remaining_amount: 10_000 })
  expect(added.installment_amount).toBeCloseTo(890.11, 0)
})

test('a debt of a balance, an instalment and a rate has as many instalments as it takes', async () => {
  const person = await setting.newPerson()
  const { installments_total: _, ...debt } = carLoan({ liability_amount: 2000, interest_rate: 21.9 })
  const added = await person.answer(addLiability, { body: { ...debt, installment_amount: 110 } })
  // NPER(21.9% / 12, -110, 2000) is 22.3.
  expect(added).toMatchObject({ installments_total: 23, installment_amount: 110, remaining_amount: 2000 })
})

test('a debt without a number of instalments and without an instalment is refused', async () => {
  const person = await setting.newPerson()
  const { installments_total: _, ...debt } = carLoan()
  for (const body of [debt, { ...debt, installment_amount: null }]) {
    const refused = await person.refusal(addLiability, { body })
    expect(refused.fields).toEqual([{ field: 'installments_total', message: 'is required' }])
  }
  expect(await person.answer(listLiabilities)).toEqual({ liabilities: [] })
})

test('an instalment below the interest is refused without a number of instalments too', async () => {
  const person = await setting.newPerson()
  const { installments_total: _, ...debt } = carLoan({ liability_amount: 2000, interest_rate: 21.9 })
  const refused = await person.refusal(addLiability, { body: { ...debt, installment_amount: 36 } })
  expect(refused.code).toBe('installment_too_small')
})

test('a liability of 0 is paid off from the start', async () => {
  const person = await setting.newPerson()
  const added = await person.answer(addLiability, { body: carLoan({ liability_amount: 0 }) })
  expect(added).toMatchObject({ is_completed: true, next_due_date: null, priority: 0 })
})

test('custom liability types follow the built-in ones', async () => {
  const person = await setting.newPerson()
  await person.answer(addLiability, { body: carLoan({ liability_type: 'Violin lessons' }) })
  await person.answer(addLiability, { body: carLoan() })
  expect(await person.answer(listLiabilityTypes)).toEqual({
    liability_types: [...FALLBACK_LIABILITY_TYPES, 'Violin lessons'],
  })
})

describe('new terms', () => {
  test('recompute the instalment from the total, and what is paid stays paid', async () => {
    const person = await setting.newPerson()
    await person.answer(addAsset, { body: cash(1000) })
    const { id } = await person.answer(addLiability, { body: carLoan({ description: 'Blue one' }) })
    const payment = { payment_type: 'installment', payment_account: 'Cash' }
    await person.answer(payLiability, { params: { id }, body: payment })
    const edited = await person.answer(updateLiability, {
      params: { id },
      body: newTerms(2400, { frequency: 'quarterly', liability_type: 'Mortgage' }),
    })
    expect(edited).toMatchObject({
      liability_type: 'Mortgage',
      description: 'Blue one',
      total_amount: 2400,
      remaining_amount: 2300,
      installment_amount: 200,
      installments_paid: 1,
      next_due_date: '2026-06-30',
    })
    expect(await person.answer(listLiabilities)).toEqual({ liabilities: [edited] })
  })

  test('below what is paid complete it, and after a later increase everything paid still counts', async () => {
    const person = await setting.newPerson()
    await person.answer(addAsset, { body: cash(1000) })
    const { id } = await person.answer(addLiability, { body: carLoan() })
    const payment = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 800 }
    await person.answer(payLiability, { params: { id }, body: payment })
    const lowered = await person.answer(updateLiability, { params: { id }, body: newTerms(500) })
    expect(lowered).toMatchObject({ remaining_amount: 0, is_completed: true, next_due_date: null })
    const raised = await person.answer(updateLiability, { params: { id }, body: newTerms(1000) })
    expect(raised).toMatchObject({ remaining_amount: 200, is_completed: false })
  })

  test('with fewer instalments than were paid leave the last one open', async () => {
    const person = await setting.newPerson()
    await person.answer(addAsset, { body: cash(1000) })
    const { id } = await person.answer(addLiability, { body: carLoan() })
    const payment = { payment_type: 'installment', payment_account: 'Cash' }
    for (let k = 0; k < 4; k += 1) await person.answer(payLiability, { params: { id }, body: payment })
    const edited = await person.answer(updateLiability, {
      params: { id },
      body: newTerms(1200, { installments_total: 3 }),
    })
    expect(edited).toMatchObject({ installments_paid: 3, remaining_amount: 800, installment_amount: 400 })
  })
})
