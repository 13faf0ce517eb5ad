// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  getDashboard,
  getRecommendations,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'llama3.1-8b' }

/** A person with 70.00 for a rent of 100.00, which was due on 5 March, and a car loan of 100.00 due on the 31st. */
async function shortPerson(): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 100 } })
  for (const body of [
    carLoan({ liability_type: 'Rent', due_date: '2026-03-05', priority_score: 95 }),
    carLoan({ due_date: '2026-03-31', priority_score: 1 }),
  ]) {
    await person.answer(addLiability, { body })
  }
  return person
}

test('a shortfall is urgent, says whom to contact, and gives the amount that would cover it', async () => {
  const person = await shortPerson()
  await person.answer(addTentativeAsset, { body: bonus({ asset_amount: 200, confidence: 80 }) })
  const { recommendations, shortfall } = await person.answer(getRecommendations)
  const said = recommendations.map(({ recommended_action, short_by, advice, urgency }) => ({
    recommended_action,
    short_by,
    advice,
    urgency,
  }))
  expect(said).toEqual([
    {
      recommended_action:
        'Pay this month: $70.00 of $100.00 overdue since 5 March - budget is short by $30.00',
      short_by: 30,
      advice:
        '$30.00 is not covered, overdue since 5 March: call your landlord now and ask for a later date or smaller installments.',
      urgency: 'high',
    },
    {
      recommended_action: "Not covered by this month's budget: $100.00 due 31 March",
      short_by: 100,
      advice:
        '$100.00 is not covered: ask the lender before 31 March for a later date or smaller installments.',
      urgency: 'high',
    },
  ])
  expect(shortfall).toEqual({
    amount: 130,
    meaning: expect.stringMatching(/^You're \$130\.00 over budget this month\./),
    relief: 'Bonus ($160.00 counted of $200.00, on 1 April) would cover it.',
  })
  expect((await person.answer(getDashboard)).high_priority_liabilities).toHaveLength(2)
})

test('without an income, savings pay what is due; a house does not', async () => {
  const person = await shortPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 0 } })
  await person.answer(addAsset, { body: cash(250_000, { asset_type: 'House', is_liquid: false }) })
  const advice = async () =>
    (await person.answer(getRecommendations)).recommendations.map((item) => item.advice)
  expect(await advice()).toEqual([
    expect.stringContaining('is not covered, overdue since 5 March: call your landlord now'),
    expect.stringContaining('is not covered'),
  ])
  await person.answer(addAsset, { body: cash(250_000, { asset_type: 'Savings Account' }) })
  expect(await advice()).toEqual([
    "$100.00 is not in this month's budget: pay it from your savings now.",
    expect.stringMatching(/^\$100\.00 is not in this month's budget: pay it from your savings by /),
  ])
})

test('a covered plan has no shortfall', async () => {
  const person = await shortPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 1000 } })
  const { shortfall, recommendations } = await person.answer(getRecommendations)
  expect(shortfall).toBeNull()
  expect(recommendations.map(({ advice, short_by }) => [advice, short_by])).toEqual([
    [null, 0],
    [null, 0],
  ])
})

test('the plan reports if the accounts that payments can come from hold too little', async () => {
  const person = await shortPerson()
  const funds = async () => {
    const { liquid_assets, funds_notice } = await person.answer(getRecommendations)
    return { liquid_assets, funds_notice }
  }
  expect(await funds()).toEqual({
    liquid_assets: 0,
    funds_notice: expect.stringMatching(/^This plan needs \$70\.00, but your accounts hold \$0\.00\. /),
  })
  await person.answer(addAsset, { body: cash(9000, { asset_type: 'House', is_liquid: false }) })
  await person.answer(addAsset, { body: cash(69.99) })
  expect(await funds()).toEqual({
    liquid_assets: 69.99,
    funds_notice: expect.stringMatching(/^This plan needs \$70\.00, but your accounts hold \$69\.99\. /),
  })
  await person.answer(addAsset, { body: cash(0.01, { asset_type: 'Savings Account' }) })
  expect(await funds()).toEqual({ liquid_assets: 70, funds_notice: null })
  const [rent] = (await person.answer(getRecommendations)).recommendations
  const body = { payment_type: 'partial', payment_amount: 69.99, payment_account: 'Cash' }
  await person.answer(payLiability, { params: { id: rent?.liability.id ?? '' }, body })
  expect(await funds()).toEqual({ liquid_assets: 0.01, funds_notice: null })
})

test('the files of the plan show the shortfall and what the accounts hold', async () => {
  const person = await shortPerson()
  const headers = { authorization: `Bearer ${person.token}` }
  const csv = await (await fetch(`${setting.server.url}/api/recommendations/plan.csv`, { headers })).text()
  expect(csv).toContain('# liquid_assets,0\r\n')
  expect(csv).toContain('# short_by,130\r\n')
  expect(csv).toMatch(
    /,extra_amount,short_by,from_savings,amount,urgency,recommended_action,scheduled,timing,advice,explanation,/,
  )
})
