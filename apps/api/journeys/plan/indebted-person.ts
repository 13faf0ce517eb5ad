import { carLoan } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addLiability, updateProfile } from '@solvent/contracts'
import type { useServer } from '../../src/testing/use-server'

const profile = { name: 'Ada', currency_preference: 'USD', selected_model: 'llama3.1-8b' }

/** A person with 700.00 a month for an expensive card, a loan and an interest-free sofa. */
export async function indebtedPerson(
  setting: ReturnType<typeof useServer>,
  monthly_income = 1000,
): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: { ...profile, monthly_income } })
  for (const body of [
    carLoan({ liability_type: 'Card', liability_amount: 3000, interest_rate: 24, installments_total: 36 }),
    carLoan({ liability_type: 'Loan', liability_amount: 6000, interest_rate: 6, installments_total: 36 }),
    carLoan({ liability_type: 'Sofa', liability_amount: 600, installments_total: 6 }),
  ]) {
    await person.answer(addLiability, { body })
  }
  return person
}
