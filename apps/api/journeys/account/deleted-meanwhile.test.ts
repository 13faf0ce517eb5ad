// Engines: both (a deletion runs concurrently with transactions of the same person)
import { randomUUID } from 'node:crypto'
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import { PASSWORD, type Person, signUp } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** Each round hits the deletion at another moment. */
const ROUNDS = 14
/** More than fit in before the deletion completes. */
const CALLS = 30

interface Call {
  contract: Endpoint
  id?: string
  body?: object
}

/** Every write request of a person who has one of each kind of record. */
async function writesOf(person: Person): Promise<Call[]> {
  const { id: asset } = await person.answer(contracts.addAsset, { body: cash(2000) })
  const { id: expected } = await person.answer(contracts.addTentativeAsset, { body: bonus() })
  const { id: debt } = await person.answer(contracts.addLiability, { body: carLoan({ interest_rate: 5 }) })
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Plan' } })
  const { entries } = await person.answer(contracts.listEntries)
  const entry = entries[0]?.id ?? ''
  const profile = { name: 'A', monthly_income: 1, currency_preference: 'USD', selected_model: 'm' }
  return [
    { contract: contracts.addAsset, body: cash(1) },
    { contract: contracts.updateAsset, id: asset, body: cash(2000) },
    { contract: contracts.addTentativeAsset, body: bonus() },
    { contract: contracts.updateTentativeAsset, id: expected, body: bonus() },
    { contract: contracts.addLiability, body: carLoan() },
    { contract: contracts.updateLiability, id: debt, body: newTerms(1300) },
    {
      contract: contracts.payLiability,
      id: debt,
      body: { payment_type: 'installment', payment_account: 'Cash' },
    },
    { contract: contracts.undoEntry, id: entry },
    { contract: contracts.updateProfile, body: profile },
    { contract: contracts.createSession, body: { title: 'Plan' } },
    { contract: contracts.renameSession, id: session_id, body: { title: 'Savings' } },
    { contract: contracts.deleteTentativeAsset, id: expected },
    { contract: contracts.deleteSession, id: session_id },
  ]
}

/** Repeats the request while the account is being deleted, and returns every unexpected status. */
async function repeated(person: Person, { contract, id = '', body }: Call): Promise<string[]> {
  const unexpected: string[] = []
  for (let n = 0; n < CALLS; n += 1) {
    const { status } = await person.send(contract, { params: { id }, key: randomUUID(), body })
    if (status === 401) break
    // Expected: already undone or deleted records, money already spent, and conflicts between concurrent requests.
    if (![200, 400, 404, 409, 503].includes(status)) unexpected.push(`${contract.name}: ${status}`)
  }
  return unexpected
}

test('a write during a deletion either completes before it or is refused as after it', async () => {
  const unexpected: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await signUp(setting.server.url)
    const writes = await writesOf(person)
    const first = round % writes.length
    // Two at a time, so that the deletion gets through.
    const writing = [first, (first + 1) % writes.length]
      .map((n) => writes[n])
      .filter((call) => call !== undefined)
    const deletion = person.send(contracts.deleteAccount, { body: { password: PASSWORD } })
    const results = await Promise.all(writing.map((call) => repeated(person, call)))
    unexpected.push(...results.flat())
    await deletion
  }
  expect([...new Set(unexpected)]).toEqual([])
})
