import {
  addAsset,
  addLiability,
  getDashboard,
  getProfile,
  getRecommendations,
  updateProfile,
} from '@solvent/contracts'
import { carLoan, cash } from '../testing/examples'
import { useServer } from '../testing/person'

const setting = useServer()

const profile = {
  name: 'Ada',
  monthly_income: 3000.5,
  currency_preference: 'INR',
  selected_model: 'llama-3.3-70b',
}

test('saved profile settings are shown again', async () => {
  const person = await setting.newPerson()
  const before = await person.answer(getProfile)
  setting.server.clock.aheadMs = 60_000
  const saved = await person.answer(updateProfile, { body: profile })
  expect(saved).toMatchObject({ ...profile, email: person.email, created_at: before.created_at })
  expect(saved.updated_at > before.updated_at).toBe(true)
  expect(await person.answer(getProfile)).toEqual(saved)
})

test('an AI key is shown masked only, and a blank one keeps it', async () => {
  const person = await setting.newPerson()
  const key = 'csk-abcdefgh12345678'
  const withKey = await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: ` ${key} ` } })
  expect(withKey).toMatchObject({ has_api_key: true, api_key_preview: 'csk-****5678' })
  for (const more of [{}, { cerebras_api_key: '  ' }]) {
    const kept = await person.answer(updateProfile, { body: { ...profile, ...more } })
    expect(kept).toMatchObject({ has_api_key: true, api_key_preview: 'csk-****5678' })
  }
})

test('the dashboard of a new person is empty', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getDashboard)).toEqual({
    user: { name: expect.any(String), currency_preference: 'USD' },
    net_worth: 0,
    monthly_income: 0,
    total_assets: 0,
    total_liabilities: 0,
    active_liabilities_count: 0,
    high_priority_liabilities: [],
  })
})

test('the dashboard adds up what is owned and owed, and lists what is urgent by score', async () => {
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
    total_liabilities: 3600,
    active_liabilities_count: 3,
    high_priority_liabilities: [overdue, soon].map(({ id, liability_type, priority }) => ({
      liability: { id, liability_type },
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
    remaining_budget: 0,
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
        recommended_action: 'Pay this month: $100.00 due 2026-03-12',
        amount: 100,
        urgency: 'high',
      },
      expect.objectContaining({
        liability: expect.objectContaining({ id: later.id }),
        amount: 40,
        recommended_action: 'Pay this month: $40.00 of $100.00 due - budget is short by $60.00',
      }),
    ],
  })
})
