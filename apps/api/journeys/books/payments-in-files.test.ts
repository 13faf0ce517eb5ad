// Engines: one
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, readBankFile } from '@solvent/contracts'
import { type DebtHousehold, HOUSEHOLDS, SET_ASIDE } from '../../src/testing/debt-households'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** What a review proposed wrongly, or did not find, of the payments in a household's statement. */
async function mistakes(
  household: DebtHousehold,
): Promise<{ wrong: string[]; missed: string[]; payments: number }> {
  const person = await setting.newPerson()
  const { id } = await person.answer(addAsset, { body: cash(50_000) })
  setting.server.clock.date = '2026-02-20'
  const debts = await addDebts(person, household)
  setting.server.clock.date = '2026-03-31'
  const rows = household.lines.map(({ day, amount, text, pays }) => {
    const paid = amount === 'instalment' ? (debts[pays ?? -1]?.instalment ?? 0) : amount
    return `${day},${text},-${paid}`
  })
  const file = ['Date,Description,Amount', ...rows].join('\n')
  const query = { account_kind: 'asset' as const, account_id: id }
  const { lines } = await person.answer(readBankFile, { body: new TextEncoder().encode(file), query })
  const found = household.lines.map(({ text, pays }, n) => {
    const as = lines[n]?.as
    const proposed = as?.kind === 'payment' ? debts.findIndex((one) => one.id === as.liability_id) : null
    return { text, pays, proposed }
  })
  return {
    wrong: found
      .filter(({ pays, proposed }) => proposed !== null && proposed !== pays)
      .map(({ text }) => text),
    missed: found.filter(({ pays, proposed }) => pays !== null && proposed === null).map(({ text }) => text),
    payments: found.filter(({ pays }) => pays !== null).length,
  }
}

async function addDebts(person: Person, { debts }: DebtHousehold) {
  const added: { id: string; instalment: number }[] = []
  for (const { due, ...debt } of debts) {
    const body = {
      interest_rate: 0,
      priority_score: 50,
      frequency: 'monthly' as const,
      ...debt,
      due_date: `2026-03-${String(due).padStart(2, '0')}`,
    }
    const { id, installment_amount } = await person.answer(addLiability, { body })
    added.push({ id, instalment: installment_amount })
  }
  return added
}

async function mistakesOfAll(households: readonly DebtHousehold[]) {
  const all = []
  for (const household of households) all.push(await mistakes(household))
  return {
    wrong: all.flatMap(({ wrong }) => wrong),
    missed: all.flatMap(({ missed }) => missed),
    payments: all.reduce((sum, { payments }) => sum + payments, 0),
  }
}

test.each([
  ['the households that the recognition was written with', HOUSEHOLDS],
  ['those that were set aside', SET_ASIDE],
])('of %s, at least 95% of payments are found, and nothing else', async (_, households) => {
  const { wrong, missed, payments } = await mistakesOfAll(households)
  expect(wrong).toEqual([])
  const share = (payments - missed.length) / payments
  // Lists those that were missed.
  if (share < 0.95) expect(missed).toEqual([])
})
