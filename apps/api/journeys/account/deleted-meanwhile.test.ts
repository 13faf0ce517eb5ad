// Engines: both (a deletion meets transactions of the same person)
import { randomUUID } from 'node:crypto'
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import { PASSWORD, type Person, signUp } from '@solvent/api-testing/person'
import * as contracts from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** Each meets the deletion at another moment. */
const ROUNDS = 14
/** Some more than there is time for. */
const CALLS = 30

interface Call {
  contract: contracts.Endpoint
  id?: string
  body?: object
}

/** Every call with which somebody who has one of everything changes something. */
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

/** Sends the call again and again while the account is deleted; every status that is none of these. */
async function repeated(person: Person, { contract, id = '', body }: Call): Promise<string[]> {
  const seen: string[] = []
  for (let n = 0; n < CALLS; n += 1) {
    const { status } = await person.send(contract, { params: { id }, key: randomUUID(), body })
    if (status === 401) break
    // What is undone already cannot be undone again, what was paid is gone, and two may be in each other's way.
    if (![200, 400, 404, 409, 503].includes(status)) seen.push(`${contract.name}: ${status}`)
  }
  return seen
}

test('what is saved while the account is deleted is saved before it, or refused as after it', async () => {
  const seen: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await signUp(setting.server.url)
    const writes = await writesOf(person)
    const first = round % writes.length
    // Two at a time, so that the deletion gets its turn.
    const writing = [first, (first + 1) % writes.length]
      .map((n) => writes[n])
      .filter((call) => call !== undefined)
    const deletion = person.send(contracts.deleteAccount, { body: { password: PASSWORD } })
    const found = await Promise.all(writing.map((call) => repeated(person, call)))
    seen.push(...found.flat())
    await deletion
  }
  expect([...new Set(seen)]).toEqual([])
}, 120_000)
