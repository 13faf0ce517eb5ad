// Engines: both (concurrent requests with the same key)
import { randomUUID } from 'node:crypto'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { accessTokenOf, logIn, PASSWORD } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  listAssets,
  login,
  payLiability,
  updateAsset,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The raw text of the response. */
async function sent(
  token: string,
  path: string,
  key: string,
  body: object,
): Promise<[number, string | null, string]> {
  const response = await fetch(setting.server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return [response.status, response.headers.get('content-type'), await response.text()]
}

test('a repeated request gets its first response, byte for byte, and changes nothing', async () => {
  const person = await setting.newPerson()
  const key = randomUUID()
  const body = cash(12.5, { asset_description: 'Grüße 😀 "quoted" \ud800' })
  const first = await sent(person.token, '/api/assets', key, body)
  await person.answer(addAsset, { body: cash(1) })
  expect(first.slice(0, 2)).toEqual([200, 'application/json; charset=utf-8'])
  expect(await sent(person.token, '/api/assets', key, body)).toEqual(first)
  expect((await person.answer(listAssets)).assets.map(({ asset_value }) => asset_value)).toEqual([12.5, 1])
})

test('the first response is the same with and without a key', async () => {
  const person = await setting.newPerson()
  const { id, ...plain } = await person.answer(addAsset, { body: cash(3) })
  const { id: other, ...keyed } = await person.answer(addAsset, { key: randomUUID(), body: cash(3) })
  expect(keyed).toEqual(plain)
  expect(other).not.toBe(id)
})

test('fifty concurrent payments with one key are one payment, and all get its response', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const key = randomUUID()
  const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 10 }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sent(person.token, `/api/liabilities/${id}/pay`, key, body)),
  )
  expect(answers[0]?.[0]).toBe(200)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { assets } = await person.answer(listAssets)
  expect(assets.map(({ asset_value }) => asset_value)).toEqual([990])
  const entries = await setting.server.db.asUser(person.userId, (tx) =>
    tx.query(`select 1 from journal_entries where kind = 'payment'`),
  )
  expect(entries).toHaveLength(1)
})

describe('a used key', () => {
  test.each([
    ['with other contents', updateAsset, { body: cash(2) }],
    ['for another endpoint', updateProfile, { body: profile() }],
  ])('%s is refused', async (_, contract, input) => {
    const person = await setting.newPerson()
    const asset = await person.answer(addAsset, { body: cash(5) })
    const key = randomUUID()
    await person.answer(updateAsset, { key, params: asset, body: cash(1) })
    const params = contract === updateAsset ? { params: asset } : {}
    expect(await person.refusal(contract, { key, ...params, ...input })).toEqual({
      status: 409,
      code: 'idempotency_conflict',
      error: 'This request was already sent with different content. Please try again.',
    })
    expect((await person.answer(listAssets)).assets).toMatchObject([{ asset_value: 1 }])
  })

  test('for another asset is refused', async () => {
    const person = await setting.newPerson()
    const [one, two] = [
      await person.answer(addAsset, { body: cash(5) }),
      await person.answer(addAsset, { body: cash(6) }),
    ]
    const key = randomUUID()
    await person.answer(updateAsset, { key, params: one, body: cash(1) })
    const refused = await person.refusal(updateAsset, { key, params: two, body: cash(1) })
    expect(refused).toMatchObject({ status: 409 })
  })

  test('can be used by another person', async () => {
    const [ada, bob] = [await setting.newPerson(), await setting.newPerson()]
    const key = randomUUID()
    await ada.answer(addAsset, { key, body: cash(5) })
    await bob.answer(addAsset, { key, body: cash(7) })
    expect((await bob.answer(listAssets)).assets).toMatchObject([{ asset_value: 7 }])
  })

  test('can be used again after a refusal, so that a corrected request may send it', async () => {
    const person = await setting.newPerson()
    const asset = await person.answer(addAsset, { body: cash(5) })
    const { id } = await person.answer(addLiability, { body: carLoan() })
    const key = randomUUID()
    const pay = (payment_amount: number) => ({
      key,
      params: { id },
      body: { payment_type: 'partial', payment_account: 'Cash', payment_amount },
    })
    expect(await person.refusal(payLiability, pay(6))).toMatchObject({ code: 'insufficient_funds' })
    await person.answer(payLiability, pay(5))
    expect((await person.answer(listAssets)).assets).toMatchObject([{ id: asset.id, asset_value: 0 }])
  })

  test('is deleted after a week, when the person saves something', async () => {
    const person = await setting.newPerson()
    const key = randomUUID()
    await person.answer(addAsset, { key, body: cash(5) })
    setting.server.clock.aheadMs = WEEK_MS + 60_000
    const token = accessTokenOf(
      await person.answer(login, {
        body: { email: person.email, password: PASSWORD },
      }),
    )
    await person.answer(addAsset, { token, key: randomUUID(), body: cash(6) })
    const keys = await setting.server.db.asUser(person.userId, (tx) =>
      tx.query('select key from idempotency_keys'),
    )
    expect(keys).toHaveLength(1)
    expect(keys).not.toEqual([{ key }])
  })

  test('names a new request after a week', async () => {
    const person = await setting.newPerson()
    const key = randomUUID()
    await person.answer(addAsset, { key, body: cash(5) })
    setting.server.clock.aheadMs = WEEK_MS + 60_000
    const later = await logIn(person)
    await later.answer(addAsset, { key, body: cash(6) })
    expect(await later.answer(addAsset, { key, body: cash(6) })).toMatchObject({ asset_value: 6 })
    expect((await later.answer(listAssets)).assets.map(({ asset_value }) => asset_value)).toEqual([5, 6])
  })
})

function profile() {
  return { name: 'A', monthly_income: 1, currency_preference: 'EUR', selected_model: 'm' }
}

test.each([
  ['too short', 'a'.repeat(7)],
  ['too long', 'a'.repeat(101)],
  ['not without spaces', 'aaaa aaaa'],
  ['not ASCII', 'aaaaaaaé'],
  ['empty', ''],
])('a key that is %s is refused', async (_, key) => {
  const person = await setting.newPerson()
  const refused = await person.refusal(addAsset, { key, body: cash(1) })
  expect(refused).toEqual({
    status: 400,
    code: 'invalid_request',
    error: 'The Idempotency-Key must be 8 to 100 visible ASCII characters.',
  })
  expect(await person.answer(listAssets, { key })).toEqual({ assets: [] })
})

test.each(['a'.repeat(8), '~!'.repeat(50)])('the key %s is accepted', async (key) => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { key, body: cash(1) })
})
