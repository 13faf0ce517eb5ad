// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import {
  addAsset,
  addLiability,
  getPlanCourse,
  getPlanDrift,
  getProjection,
  getRecommendations,
  payLiability,
  savePlanChoice,
} from '@solvent/contracts'
import { newBorrower } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

test('without debts there is no course', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getPlanCourse)).toEqual({ course: null, before: null })
})

test('the course equals the projection, before and after the plan is opened, and after each change', async () => {
  const { person } = await newBorrower(setting)
  const projected = async () => ({ debt_free_month: (await person.answer(getProjection)).debt_free_month })
  const course = async () => (await person.answer(getPlanCourse)).course
  expect(await course()).toEqual(await projected())
  await person.answer(getRecommendations)
  expect(await course()).toEqual(await projected())
  await person.answer(addLiability, { body: carLoan({ liability_amount: 90_000, installments_total: 300 }) })
  expect(await course()).toEqual(await projected())
  await person.answer(savePlanChoice, { body: { strategy: 'minimum' } })
  expect(await course()).toEqual(await projected())
})

test('a payment beyond the plan moves the course by the months of the drift', async () => {
  const { person } = await newBorrower(setting)
  await person.answer(addAsset, { body: cash(50_000) })
  const { id } = await person.answer(addLiability, {
    body: carLoan({ liability_amount: 40_000, installments_total: 120 }),
  })
  await person.answer(getRecommendations)
  const { date } = setting.server.clock
  setting.server.clock.date = '2026-03-14'
  await person.answer(payLiability, {
    params: { id },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 20_000 },
  })
  const { course, before } = await person.answer(getPlanCourse)
  const { drift } = await person.answer(getPlanDrift)
  expect(before?.day).toBe(date)
  expect([before?.debt_free_month, course?.debt_free_month]).toEqual([
    drift?.before.debt_free_month,
    drift?.now.debt_free_month,
  ])
  expect(course?.debt_free_month).not.toBe(before?.debt_free_month)
  setting.server.clock.date = date
})

test('the debts of one person do not affect the course of another', async () => {
  await newBorrower(setting)
  const other = await setting.newPerson()
  expect(await other.answer(getPlanCourse)).toEqual({ course: null, before: null })
})
