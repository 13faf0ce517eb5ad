// Engines: one
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cash } from '@solvent/api-testing/examples'
import { logIn, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  createSession,
  getNetWorth,
  listAssets,
  logout,
  payLiability,
  reportRemoteLoads,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const ENDED = { status: 401, code: 'session_invalid' }

/** A person with an active session and an ended one. */
async function loggedOut(): Promise<{ person: Person; ended: Person }> {
  const person = await setting.newPerson()
  const ended = await logIn(person)
  await ended.answer(logout)
  return { person, ended }
}

test('an ended session cannot save, with or without an idempotency key', async () => {
  const { person, ended } = await loggedOut()
  expect(await ended.refusal(addAsset, { body: cash(1000) })).toMatchObject(ENDED)
  expect(await ended.refusal(addAsset, { body: cash(1000), key: 'a-new-request' })).toMatchObject(ENDED)
  expect(await person.answer(listAssets)).toEqual({ assets: [] })
})

test('it does not get the stored response of an earlier request', async () => {
  const person = await setting.newPerson()
  const request = { body: cash(1000), key: 'the-same-request' }
  await person.answer(addAsset, request)
  await person.answer(logout)
  expect(await person.refusal(addAsset, request)).toMatchObject(ENDED)
})

test.each([
  ['an invalid body', addAsset, { body: { asset_type: 1 } }],
  ['a body that is not JSON', addAsset, { body: '{' }],
  ['a body that is too large', createSession, { body: { title: 'x'.repeat(100_000) } }],
  ['an invalid key', addAsset, { body: cash(1), key: 'short' }],
  ['an unknown id', payLiability, { params: { id: crypto.randomUUID() }, body: {} }],
  ['a reversed period', getNetWorth, { query: { from: '2026-03-02', to: '2026-03-01' } }],
  ['a request that needs no database', reportRemoteLoads, { body: { loads: [] } }],
] as const)('it gets "session ended" before any other error: %s', async (_, contract, input) => {
  const { ended } = await loggedOut()
  expect(await ended.refusal(contract, input)).toMatchObject(ENDED)
})

test('it causes no request to the provider', async () => {
  const { ended } = await loggedOut()
  const asked: unknown[] = []
  const provider = createServer(({ url }, response) => {
    asked.push(url)
    response.end('{"data":[]}')
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo // a TCP server's address is never a string
  setting.server.ai.baseUrl = `http://127.0.0.1:${port}`
  const body = { name: 'Maya', monthly_income: 1, currency_preference: 'USD', selected_model: 'm' }
  const refused = await ended.refusal(updateProfile, {
    body: { ...body, cerebras_api_key: 'csk-1234567890' },
  })
  provider.closeAllConnections()
  provider.close()
  expect(refused).toMatchObject(ENDED)
  expect(asked).toEqual([])
})
