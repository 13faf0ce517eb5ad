// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  deleteLiability,
  type Entry,
  listEntries,
  listLiabilities,
  payLiability,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const loanWithInterest = { interest_rate: 12, due_date: '2026-03-15' }

async function borrower() {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  return { person, loan: await person.answer(addLiability, { body: carLoan(loanWithInterest) }) }
}

async function newest(person: Person, kind: string): Promise<Entry> {
  const [entry] = (await person.answer(listEntries, { query: { kind, limit: '1' } })).entries
  if (!entry) throw new Error(`There is no ${kind}`)
  return entry
}

async function owed(person: Person, date: string): Promise<number[]> {
  setting.server.clock.date = date
  const { liabilities } = await person.answer(listLiabilities)
  return liabilities.map(({ remaining_amount }) => remaining_amount)
}

test('interest cannot be undone, and the opening of a liability only until its first interest', async () => {
  const { person } = await borrower()
  expect(await owed(person, '2026-03-15')).toEqual([1212])
  expect(await person.refusal(undoEntry, { params: await newest(person, 'interest') })).toMatchObject({
    status: 409,
    error: 'Interest is added automatically and cannot be undone.',
  })
  expect(await person.refusal(undoEntry, { params: await newest(person, 'opening') })).toMatchObject({
    status: 409,
    error: 'Interest was added on 2026-03-15, so this can only be deleted.',
  })
})

test('a payment can be undone after later interest, which stays', async () => {
  const { person, loan } = await borrower()
  const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 200 }
  await person.answer(payLiability, { params: loan, body })
  expect(await owed(person, '2026-03-20')).toEqual([1010])
  await person.answer(undoEntry, { params: await newest(person, 'payment') })
  expect(await owed(person, '2026-03-21')).toEqual([1210])
})

test('undoing the last payment or the deletion charges the interest since then', async () => {
  const { person, loan } = await borrower()
  await person.answer(payLiability, {
    params: loan,
    body: { payment_type: 'full', payment_account: 'Cash' },
  })
  expect(await owed(person, '2026-03-20')).toEqual([0])
  await person.answer(undoEntry, { params: await newest(person, 'payment') })
  expect(await owed(person, '2026-03-20')).toEqual([1212])
  const { entry_id } = await person.answer(deleteLiability, { params: loan })
  expect(await owed(person, '2026-04-15')).toEqual([])
  await person.answer(undoEntry, { params: { id: entry_id } })
  expect(await owed(person, '2026-04-15')).toEqual([1224.12])
})

test('undoing new terms never charges the same time twice', async () => {
  const { person, loan } = await borrower()
  const body = newTerms(1200, { ...loanWithInterest, due_date: '2026-03-12' })
  await person.answer(updateLiability, { params: loan, body })
  expect(await owed(person, '2026-03-12')).toEqual([1212])
  setting.server.clock.date = '2026-03-20'
  await person.answer(undoEntry, { params: await newest(person, 'adjustment') })
  expect(await owed(person, '2026-03-20')).toEqual([1212])
  expect(await owed(person, '2026-04-15')).toEqual([1224.12])
})
