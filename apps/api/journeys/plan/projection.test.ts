// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  getProjection,
  getRecommendations,
  payLiability,
  type WhatIf,
} from '@solvent/contracts'
import { monthInWords } from '@solvent/money'
import { projectionAnswer } from '@solvent/plan/answers'
import { useServer } from '../../src/testing/use-server'
import { indebtedPerson } from './indebted-person'

const setting = useServer()

const indebted = (monthly_income?: number) => indebtedPerson(setting, monthly_income)
const ask = (person: Person, query: Record<string, string> = {}) => person.answer(getProjection, { query })

test('the projection shows when the last debt is paid off, and the interest until then', async () => {
  const projection = await ask(await indebted())
  expect(projection).toMatchObject({
    today: '2026-03-10',
    strategy: 'avalanche',
    ending: 'debt_free',
    available_budget: 700,
    notice: null,
    months_to_debt_free: projection.months.length,
    debt_free_month: projection.months.at(-1)?.month,
    certificate: { kind: 'proven' },
  })
  const sum = (amounts: number[]) => Math.round(amounts.reduce((total, amount) => total + amount * 100, 0))
  const { months, liabilities } = projection
  expect(sum(months.map(({ interest }) => interest))).toBe(sum([projection.total_interest]))
  expect(sum(liabilities.map(({ paid }) => paid))).toBe(sum([9600, projection.total_interest]))
  expect(months[0]?.month).toBe('2026-03')
  expect(months.at(-1)?.owed).toBe(0)
})

test('the strategies are compared by what each saves and costs', async () => {
  const { comparison } = await ask(await indebted())
  expect(comparison.map(({ strategy }) => strategy)).toEqual(['avalanche', 'snowball', 'priority', 'minimum'])
  const [avalanche, , , minimum] = comparison
  if (!avalanche || !minimum) throw new Error('strategies are missing')
  expect(avalanche).toMatchObject({ extra_cost: 0, extra_days: 0 })
  expect(avalanche.interest_saved).toBeCloseTo(minimum.total_interest - avalanche.total_interest, 2)
  expect(minimum).toMatchObject({ interest_saved: 0, extra_cost: avalanche.interest_saved })
  expect(minimum.extra_days).toBeGreaterThan(0)
})

test('the chosen strategy is shown in full', async () => {
  const person = await indebted()
  const { comparison } = await ask(person)
  for (const strategy of ['snowball', 'minimum']) {
    const shown = await ask(person, { strategy })
    const expected = comparison.find((one) => one.strategy === strategy)
    expect(shown).toMatchObject({ strategy, total_interest: expected?.total_interest })
    expect(shown.months.map(({ owed }) => owed)).toEqual(expected?.owed)
  }
})

test.each<[string, Record<string, string>]>([
  ['more each month', { extra_per_month: '150' }],
  ['a sum today', { lump_sum: '1000' }],
  ['a sum next month', { lump_sum: '1000', on: '2026-04-15' }],
  ['a raise in May', { income: '1400', income_from: '2026-05-01' }],
])('%s ends the debts sooner, with less interest', async (_, query) => {
  const person = await indebted()
  const [without, withIt] = [await ask(person), await ask(person, query)]
  expect(withIt.total_interest).toBeLessThan(without.total_interest)
  expect(withIt.months_to_debt_free ?? 999).toBeLessThan(without.months_to_debt_free ?? 0)
  expect(await ask(person)).toEqual(without)
})

test('an expected asset counts in its month, weighted by its confidence, if it is liquid', async () => {
  const person = await indebted()
  const without = await ask(person)
  await person.answer(addTentativeAsset, { body: bonus({ asset_amount: 1000, confidence: 50 }) })
  await person.answer(addTentativeAsset, { body: bonus({ asset_type: 'House', is_liquid: false }) })
  await person.answer(addTentativeAsset, { body: bonus({ asset_type: 'Late', expected_date: '2026-03-01' }) })
  const withIt = await ask(person)
  expect(withIt.lump_sums).toEqual([
    { on: '2026-04-01', amount: 1000, confidence: 50, counted: 500, description: 'Bonus' },
  ])
  const sum = await ask(person, { lump_sum: '500', on: '2026-04-01' })
  expect(withIt.total_interest).toBeLessThan(without.total_interest)
  expect(sum.total_interest).toBeLessThan(withIt.total_interest)
})

test('the first month equals today’s plan', async () => {
  const person = await indebted()
  await person.answer(addAsset, { body: cash(5000) })
  const due = (await person.answer(getRecommendations, { query: { strategy: 'minimum' } })).recommendations[0]
  const body = { payment_type: 'installment', payment_account: 'Cash' }
  await person.answer(payLiability, { params: { id: due?.liability.id ?? '' }, body })
  const plan = await person.answer(getRecommendations)
  const { months } = await ask(person)
  const recommended = plan.recommendations.reduce((total, { amount }) => total + amount * 100, 0)
  expect(Math.round((months[0]?.paid ?? 0) * 100)).toBe(Math.round(recommended))
})

test('the projection can be recomputed from the inputs in the response', async () => {
  const person = await indebted()
  const more = { strategy: 'snowball', on: '2026-06-30', debt_free_by: '2026-12' } as const
  const whatIf: WhatIf = { ...more, extra_per_month: 25.5, lump_sum: 300 }
  const query = { ...more, extra_per_month: '25.5', lump_sum: '300' }
  const answered = await ask(person, query)
  expect(projectionAnswer(answered.inputs, whatIf)).toEqual(answered)
})

test('with mixed frequencies a better order is searched', async () => {
  const person = await indebted()
  await person.answer(addLiability, {
    body: carLoan({ frequency: 'yearly', interest_rate: 12, installments_total: 3, due_date: '2026-12-01' }),
  })
  const { certificate, comparison } = await ask(person)
  if (certificate.kind !== 'searched') throw new Error('nothing was searched')
  expect(certificate.order).toHaveLength(3)
  const cheapest = Math.min(...comparison.map(({ total_interest }) => total_interest))
  expect(certificate.total_interest).toBeLessThanOrEqual(cheapest)
})

test('a budget below the interest ends as never', async () => {
  const projection = await ask(await indebted(50))
  expect(projection).toMatchObject({
    ending: 'never',
    months_to_debt_free: null,
    debt_free_month: null,
    notice: expect.stringMatching(
      /^With this budget, your debts are never paid off\. At \$[\d.]+ a month you would pay every installment on time and be debt-free in \w+ \d{4}\. At \$[\d.]+ it would be \w+ \d{4}, with late payments in \d+ months\.$/,
    ),
    certificate: { kind: 'open', because: 'endless' },
  })
  expect(projection.comparison.every(({ interest_saved }) => interest_saved === null)).toBe(true)
})

test('without an income the projection reports what is missing', async () => {
  expect((await ask(await indebted(0))).notice).toMatch(
    /^Add your monthly income to see when your debts are paid off\. At \$/,
  )
})

test('a month that is short of what is due is reported with its shortfall', async () => {
  const { notice, months } = await ask(await indebted(500))
  const short = months.find(({ short_by }) => short_by > 0)
  const month = monthInWords(short?.month ?? '')
  expect(notice).toContain(`In ${month} your budget is $${short?.short_by.toFixed(2)} short`)
})

test('without debts a person is debt-free this month', async () => {
  const person = await setting.newPerson()
  expect(await ask(person)).toMatchObject({ ending: 'debt_free', months_to_debt_free: 0, total_interest: 0 })
})

test.each<[Record<string, string>, string, string]>([
  [{ strategy: 'yolo' }, 'strategy', 'must be one of avalanche, snowball, priority, minimum'],
  [{ extra_per_month: '-5' }, 'extra_per_month', 'must be an amount like 99.50'],
  [{ extra_per_month: '1.234' }, 'extra_per_month', 'must have at most two decimals'],
  [{ lump_sum: '1e9' }, 'lump_sum', 'must be an amount like 99.50'],
  [{ lump_sum: '9999999999999' }, 'lump_sum', 'is too large'],
  [{ lump_sum: '5', on: '2026-02-30' }, 'on', 'must be a date like 2026-03-31'],
  [{ lump_sum: '5', on: '2026-03-09' }, 'on', 'must be today or later'],
  [{ income: '5', income_from: '2025-12-31' }, 'income_from', 'must be today or later'],
  [{ debt_free_by: '2026-02' }, 'debt_free_by', 'must be this month or later'],
  [{ debt_free_by: '2026-13' }, 'debt_free_by', 'must be a month like 2026-03'],
])('%j is refused', async (query, field, message) => {
  const person = await setting.newPerson()
  const refused = await person.refusal(getProjection, { query })
  expect(refused).toMatchObject({ status: 400, fields: [{ field, message }] })
})
