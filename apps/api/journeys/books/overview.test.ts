// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import {
  addAsset,
  addLiability,
  getDashboard,
  getProfile,
  getRecommendations,
  recordExpense,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = {
  name: 'Ada',
  monthly_income: 3000.5,
  currency_preference: 'INR',
  selected_model: 'llama-3.3-70b',
}

test('saved profile settings are returned', async () => {
  const person = await setting.newPerson()
  const before = await person.answer(getProfile)
  setting.server.clock.aheadMs = 60_000
  const saved = await person.answer(updateProfile, { body: profile })
  expect(saved).toMatchObject({ ...profile, email: person.email, created_at: before.created_at })
  expect(saved.updated_at > before.updated_at).toBe(true)
  expect(await person.answer(getProfile)).toEqual(saved)
})

test('an AI key is only shown masked, and a blank one does not change it', async () => {
  const person = await setting.newPerson()
  const key = 'csk-abcdefgh12345678'
  const withKey = await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: ` ${key} ` } })
  expect(withKey).toMatchObject({ has_api_key: true, api_key_preview: 'csk-****5678' })
  for (const more of [{}, { cerebras_api_key: '  ' }]) {
    const updated = await person.answer(updateProfile, { body: { ...profile, ...more } })
    expect(updated).toMatchObject({ has_api_key: true, api_key_preview: 'csk-****5678' })
  }
})

test('the dashboard of a new person is empty', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getDashboard)).toEqual({
    user: { name: expect.any(String), currency_preference: 'USD' },
    net_worth: 0,
    monthly_income: 0,
    total_assets: 0,
    liquid_assets: 0,
    spent_this_month: 0,
    total_liabilities: 0,
    active_liabilities_count: 0,
    assets_by_type: [],
    liabilities_by_type: [],
    high_priority_liabilities: [],
  })
})

test('the dashboard shows what was spent since the first of the month', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(100) })
  const spend = (occurred_on: string, amount: number) =>
    person.answer(recordExpense, { body: { occurred_on, amount, account: 'Cash', category: 'Groceries' } })
  await spend('2026-02-28', 1)
  await spend('2026-03-01', 20.25)
  const { id } = await spend('2026-03-10', 5)
  await spend('2026-03-10', 12.5)
  await person.answer(undoEntry, { params: { id } })
  expect(await person.answer(getDashboard)).toMatchObject({ spent_this_month: 32.75, liquid_assets: 66.25 })
})

test('the dashboard adds up assets and debts, and lists urgent debts by score', async () => {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(100.1) })
  await person.answer(addAsset, { body: cash(200.2, { is_liquid: false }) })
  await person.answer(addLiability, { body: carLoan({ liability_amount: 0 }) })
  await person.answer(addLiability, { body: carLoan({ due_date: '2026-09-30' }) })
  const soon = await person.answer(addLiability, {
    body: carLoan({ due_date: '2026-03-15', liability_type: 'Rent' }),
  })
  const overdue = await person.answer(addLiability, {
    body: carLoan({ due_date: '2026-03-01', priority_score: 90 }),
  })
  expect(await person.answer(getDashboard)).toEqual({
    user: { name: 'Ada', currency_preference: 'INR' },
    net_worth: -3299.7,
    monthly_income: 3000.5,
    total_assets: 300.3,
    liquid_assets: 100.1,
    spent_this_month: 0,
    total_liabilities: 3600,
    active_liabilities_count: 3,
    assets_by_type: [{ type: 'Cash', amount: 300.3, count: 2 }],
    liabilities_by_type: [
      { type: 'Car Loan', amount: 2400, count: 2 },
      { type: 'Rent', amount: 1200, count: 1 },
    ],
    high_priority_liabilities: [overdue, soon].map(({ id, liability_type, description, priority }) => ({
      liability: { id, liability_type, description },
      priority_score: priority,
    })),
  })
})

test('recommendations spend at most 70% of the income, the most pressing first', async () => {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 200 } })
  const later = await person.answer(addLiability, { body: carLoan({ priority_score: 10 }) })
  const first = await person.answer(addLiability, {
    body: carLoan({ due_date: '2026-03-12', priority_score: 90, description: 'Flat' }),
  })
  expect(await person.answer(getRecommendations)).toEqual({
    total_income: 200,
    available_budget: 140,
    budget: { kind: 'share', percent: 70 },
    remaining_budget: 0,
    paid_this_month: 0,
    kept: 0,
    income_so_far: null,
    released: 0,
    received: 0,
    pay: null,
    reserved: 0,
    reserved_for: null,
    reserve_notice: null,
    days_ahead: null,
    cushion: { chosen: null, proposed: expect.any(Number), filled: 0, notice: null },
    strategy: 'avalanche',
    reserve: 'keep',
    notice: null,
    liquid_assets: 0,
    funds_notice: expect.stringMatching(/^This plan needs \$140\.00, but your accounts hold \$0\.00\./),
    shortfall: {
      amount: 60,
      meaning: expect.stringMatching(/^You're \$60\.00 over budget this month\./),
      relief: null,
    },
    recommendations: [
      {
        liability: {
          id: first.id,
          liability_type: 'Car Loan',
          description: 'Flat',
          next_due_date: '2026-03-12',
          installments_paid: 0,
          installments_total: 12,
          remaining_amount: 1200,
        },
        priority_score: first.priority,
        recommended_action: 'Pay this month: $100.00 due 12 March',
        amount: 100,
        due_amount: 100,
        overdue_amount: 0,
        extra_amount: 0,
        short_by: 0,
        from_savings: 0,
        payments: [],
        scheduled: [],
        unrecorded: [],
        timing: null,
        advice: null,
        score_parts: expect.any(Object),
        explanation: expect.stringMatching(/^Rank 1 of 2 with 7\d of 100 points .* the budget covers it\./),
        urgency: 'high',
      },
      expect.objectContaining({
        liability: expect.objectContaining({ id: later.id }),
        amount: 40,
        recommended_action: 'Pay this month: $40.00 of $100.00 due 31 March - budget is short by $60.00',
      }),
    ],
  })
})

test('the four parts of a score add up to it', async () => {
  const person = await setting.newPerson()
  await person.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  const [item] = (await person.answer(getRecommendations)).recommendations
  const { priority = 0, due_date = 0, rate = 0, payoff = 0 } = item?.score_parts ?? {}
  expect(Math.round(priority + due_date + rate + payoff)).toBe(item?.priority_score)
})

test('without an income the plan reports what is missing', async () => {
  const person = await setting.newPerson()
  await person.answer(addLiability, { body: carLoan() })
  expect((await person.answer(getRecommendations)).notice).toMatch(/income/)
})

test.each([
  ['avalanche', 'Dear'],
  ['snowball', 'Small'],
  ['priority', 'Important'],
  ['minimum', undefined],
])('the strategy %s pays what is left after the amounts due to %s', async (strategy, favoured) => {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 1000 } })
  for (const [liability_type, more] of [
    ['Dear', { interest_rate: 25 }],
    ['Small', { liability_amount: 900, interest_rate: 5 }],
    ['Important', { priority_score: 95, interest_rate: 10 }],
  ] as const) {
    await person.answer(addLiability, { body: carLoan({ liability_type, ...more }) })
  }
  const plan = await person.answer(getRecommendations, { query: { strategy } })
  const first = plan.recommendations.filter(({ extra_amount }) => extra_amount > 0)
  expect(plan.strategy).toBe(strategy)
  expect(first.map(({ liability }) => liability.liability_type)).toEqual(favoured ? [favoured] : [])
})

test('a strategy that does not exist is refused', async () => {
  const person = await setting.newPerson()
  const refused = await person.refusal(getRecommendations, { query: { strategy: 'yolo' } })
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'strategy' }] })
})
