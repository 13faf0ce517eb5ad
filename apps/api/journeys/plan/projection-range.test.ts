// Engines: one
import { carLoan } from '@solvent/api-testing/examples'
import {
  addLiability,
  addTentativeAsset,
  getProjection,
  getProjectionRange,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'llama3.1-8b' }

async function debtor() {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 400 } })
  await person.answer(addLiability, {
    body: carLoan({
      liability_amount: 6000,
      installments_total: 60,
      interest_rate: 12,
      due_date: '2026-04-15',
    }),
  })
  return person
}

test('the range is around the exact month, is the same when asked again, and follows the choice of a plan', async () => {
  const person = await debtor()
  const { debt_free_month } = await person.answer(getProjection)
  const { range } = await person.answer(getProjectionRange)
  if (!range?.from || !range.to || debt_free_month === null) throw new Error('No range')
  expect(range.from <= debt_free_month && debt_free_month <= range.to).toBe(true)
  expect(range).toMatchObject({ runs: 200, causes: [{ cause: 'income' }] })
  expect(await person.answer(getProjectionRange)).toEqual({ range })
  const { range: minimum } = await person.answer(getProjectionRange, { query: { strategy: 'minimum' } })
  expect(minimum?.from).toBe('2031-03')
})

test('expected income is one of the causes', async () => {
  const person = await debtor()
  await person.answer(addTentativeAsset, {
    body: { asset_type: 'Bonus', asset_amount: 2000, expected_date: '2026-06-01', confidence: 50 },
  })
  const { range } = await person.answer(getProjectionRange)
  expect(range?.causes.map(({ cause }) => cause)).toEqual(['income', 'expected'])
})

test('a person without debts has no range', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getProjectionRange)).toEqual({ range: null })
})
