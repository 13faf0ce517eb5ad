// Engines: one
import type { Person } from '@solvent/api-testing/person'
import { getBooksCheck } from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { cases, fc } from '../../src/testing/properties'
import { actions, performAll } from '../../src/testing/random-actions'
import { newPersonWithBooks } from '../../src/testing/random-person'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const PEOPLE = cases(4)
const TIMEOUT = 60_000 + PEOPLE * 5000

/** Runs the check of a person's books, which must find nothing, and returns it without its time. */
async function checked(person: Person) {
  const { checked_at: _, ...check } = await person.answer(getBooksCheck)
  expect(check.differences).toEqual([])
  for (const { balance, sum_of_entries, debt } of check.accounts) {
    expect(sum_of_entries).toBe(balance)
    if (debt) expect(debt.interest_paid + debt.principal_paid).toBeCloseTo(debt.paid, 2)
  }
  return check
}

test(
  'whatever a person does, their books add up, also after an import',
  async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (performed) => {
        setting.server.clock.date = '2026-03-10'
        const person = await newPersonWithBooks(setting)
        await performAll(setting, person, performed)
        const check = await checked(person)
        expect(check.entries).toBeGreaterThanOrEqual(5)
        const other = await setting.newPerson()
        await other.answer(importData, { body: await person.answer(exportData) })
        expect(await checked(other)).toEqual(check)
      }),
      { numRuns: PEOPLE },
    )
  },
  TIMEOUT,
)
