// Engines: one
import { carLoan, newTerms } from '@solvent/api-testing/examples'
import { documentWithDebts } from '@solvent/api-testing/many-debts'
import type { Person } from '@solvent/api-testing/person'
import {
  addLiability,
  deleteLiability,
  getDashboard,
  getPlanCourse,
  getProjection,
  getRecommendations,
  listEntries,
  listLiabilities,
  MAX_ACTIVE_DEBTS,
  payLiability,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

async function personWith(debts: number): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(importData, { body: await documentWithDebts(await setting.newPerson(), debts) })
  return person
}

test('the maximum number of debts has a plan and plan files', async () => {
  const person = await personWith(MAX_ACTIVE_DEBTS)
  const projection = await person.answer(getProjection)
  const course = await person.answer(getPlanCourse)
  const plan = await person.answer(getRecommendations)
  expect(projection.liabilities).toHaveLength(MAX_ACTIVE_DEBTS)
  expect(plan.recommendations).toHaveLength(MAX_ACTIVE_DEBTS)
  expect(course.course?.debt_free_month).toBe(projection.debt_free_month)
  const months = await fetch(`${setting.server.url}/api/projection/months.json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(await months.json()).toMatchObject({ projection: { total_interest: projection.total_interest } })
})

test('one debt more is refused, until another one is paid off or deleted', async () => {
  const person = await personWith(MAX_ACTIVE_DEBTS)
  const refusal = {
    status: 409,
    body: {
      error: 'You can have at most 500 active liabilities. Pay one off or delete one first.',
      code: 'too_many_debts',
    },
  }
  expect(await person.send(addLiability, { body: carLoan() })).toMatchObject(refusal)
  const { liabilities } = await person.answer(listLiabilities)
  const [first, second] = liabilities.map(({ id }) => ({ id }))
  if (!first || !second) throw new Error('debts are missing')
  const inFull = { payment_type: 'full', payment_account: 'Cash' }
  await person.answer(payLiability, { params: first, body: inFull })
  await person.answer(addLiability, { body: carLoan() })

  // A paid-off debt cannot be reopened beside the new one, neither by an undo nor by new terms.
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment' } })
  expect(await person.send(undoEntry, { params: { id: entries[0]?.id ?? '' } })).toMatchObject({
    status: 409,
    body: { error: 'Undoing this would give you more than 500 active liabilities.', code: 'undo_refused' },
  })
  expect(await person.send(updateLiability, { params: first, body: newTerms(9000) })).toMatchObject(refusal)
  await person.answer(deleteLiability, { params: second })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect((await person.answer(getDashboard)).active_liabilities_count).toBe(MAX_ACTIVE_DEBTS)
})

test('a document with more debts is refused', async () => {
  const person = await setting.newPerson()
  const body = await documentWithDebts(await setting.newPerson(), MAX_ACTIVE_DEBTS + 1)
  expect(await person.send(importData, { body })).toMatchObject({
    status: 400,
    body: {
      error:
        'There are more than 500 active liabilities (liabilities, row 501, line 1). Nothing was imported.',
    },
  })
  expect((await person.answer(listLiabilities)).liabilities).toEqual([])
})

test('many plan requests of one person do not delay others, and too many get a 429', async () => {
  const person = await personWith(50)
  const other = await setting.newPerson()
  await other.answer(addLiability, { body: carLoan() })
  const asked = Array.from({ length: 40 }, () => person.send(getProjection))
  await other.answer(getProjection)
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(answers.length - refused.length).toBeGreaterThan(5)
  expect((await person.send(getProjection)).status).toBe(200)
})

test('concurrent plan requests of several people are served fairly', async () => {
  const people = await Promise.all([50, 50, 50, 50].map(personWith))
  const answered = people.map(() => 0)
  const leads: number[] = []
  const PLANS_EACH = 8
  await Promise.all(
    people.map(async (person, n) => {
      for (let plan = 1; plan <= PLANS_EACH; plan += 1) {
        await person.answer(getProjection, { query: { extra_per_month: String(plan) } })
        answered[n] = plan
        leads.push(Math.max(...answered) - Math.min(...answered))
      }
    }),
  )
  // Some people may finish a few plans before the last one starts.
  expect(Math.max(...leads)).toBeLessThan(PLANS_EACH / 2)
})
