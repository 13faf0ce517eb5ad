import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, updateProfile } from '@solvent/contracts'
import type { useServer } from '../../src/testing/use-server'

export const today = '2026-11-24'
export const profile = { name: 'Ada', monthly_income: 2500, currency_preference: 'USD', selected_model: 'm' }

/** 1,750.00 a month for a card with 229.15 due on 30 November and a rent of 1,000.00 on the 1st; 1,800.00 in cash. */
export async function newTenant(setting: ReturnType<typeof useServer>): Promise<Person> {
  setting.server.clock.date = today
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(1800) })
  const card = carLoan({ liability_type: 'Card', liability_amount: 6000, installments_total: 36 })
  await person.answer(addLiability, { body: { ...card, interest_rate: 22, due_date: '2026-11-30' } })
  const rent = carLoan({ liability_type: 'Rent', liability_amount: 12_000, installments_total: 12 })
  await person.answer(addLiability, { body: { ...rent, due_date: '2026-12-01', priority_score: 95 } })
  return person
}
