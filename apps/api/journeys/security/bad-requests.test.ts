// Engines: one
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  listAssets,
  listLiabilities,
  listTentativeAssets,
  login,
  payLiability,
  receiveTentativeAsset,
  updateAsset,
  updateLiability,
  updateProfile,
  updateTentativeAsset,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const badAmounts = [
  '0.123',
  '-1',
  '-0.01',
  '"NaN"',
  '1e30',
  '1e-7',
  '"12.5"',
  'true',
  'false',
  '[5]',
  '[[5]]',
  '{}',
  'null',
  '""',
  '" 7 "',
  '"1e3"',
  '"0x10"',
]
const amountFields = [
  ['addAsset', addAsset, 'asset_value', cash(1)],
  ['updateAsset', updateAsset, 'asset_value', cash(1)],
  ['addTentativeAsset', addTentativeAsset, 'asset_amount', expected()],
  ['updateTentativeAsset', updateTentativeAsset, 'asset_amount', expected()],
  ['receiveTentativeAsset', receiveTentativeAsset, 'asset_value', receipt()],
  ['addLiability', addLiability, 'liability_amount', carLoan()],
  ['addLiability', addLiability, 'interest_rate', carLoan()],
  ['updateLiability', updateLiability, 'total_amount', newTerms(1)],
  ['updateLiability', updateLiability, 'interest_rate', newTerms(1)],
  ['payLiability', payLiability, 'payment_amount', payment()],
  ['updateProfile', updateProfile, 'monthly_income', profile()],
] as const
/** No row has this id. A body is checked before its row is searched for. */
const params = { id: randomUUID() }

function expected() {
  return { asset_type: 'Bonus', asset_amount: 1, expected_date: '2026-05-01' }
}

function receipt() {
  return { asset_value: 1, date_received: '2026-03-10' }
}

function payment() {
  return { payment_type: 'partial', payment_account: 'Cash', payment_amount: 1 }
}

function profile() {
  return { name: 'A', monthly_income: 1, currency_preference: 'EUR', selected_model: 'm' }
}

/** JSON text with the raw text as one field's value; the result may be invalid JSON. */
function withRaw(body: object, field: string, raw: string): string {
  return JSON.stringify({ ...body, [field]: '?' }).replace('"?"', raw)
}

describe.each(amountFields)('%s', (_, contract, field, body) => {
  test(`refuses an invalid ${field}, names it and saves nothing`, async () => {
    const person = await setting.newPerson()
    for (const raw of badAmounts) {
      const refused = await person.refusal(contract, { params, body: withRaw(body, field, raw) })
      expect([raw, refused]).toEqual([
        raw,
        expect.objectContaining({ status: 400, fields: [{ field, message: expect.any(String) }] }),
      ])
    }
    const notJson = await person.refusal(contract, { params, body: withRaw(body, field, 'NaN') })
    expect(notJson).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await person.answer(listAssets)).toEqual({ assets: [] })
    expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [] })
    expect(await person.answer(listLiabilities)).toEqual({ liabilities: [] })
  })

  test('refuses an unknown field', async () => {
    const person = await setting.newPerson()
    const refused = await person.refusal(contract, { params, body: { ...body, user_id: 'x' } })
    expect(refused).toMatchObject({ status: 400, fields: [{ field: 'user_id', message: 'is not known' }] })
  })
})

test('the response explains the first error', async () => {
  const person = await setting.newPerson()
  const refused = await person.refusal(addAsset, { body: { ...cash(0.001), date_received: '2026-02-30' } })
  expect(refused).toEqual({
    status: 400,
    code: 'invalid_request',
    error: 'Asset value must have at most two decimals',
    fields: [
      { field: 'asset_value', message: 'must have at most two decimals' },
      { field: 'date_received', message: 'must be a date like 2026-03-31' },
    ],
  })
})

test.each([
  ['a due date too late for all instalments', { due_date: '9999-12-31' }],
  ['half an instalment', { installments_total: 1.5 }],
  ['no instalment', { installments_total: 0 }],
  ['an unknown frequency', { frequency: 'daily' }],
  ['a priority of 101', { priority_score: 101 }],
  ['more than 100 percent', { interest_rate: 100.01 }],
  ['a blank type', { liability_type: '  ' }],
])('a liability with %s is refused', async (_, wrong) => {
  const person = await setting.newPerson()
  const refused = await person.refusal(addLiability, { body: { ...carLoan(), ...wrong } })
  expect(refused.fields?.map(({ field }) => field)).toEqual(Object.keys(wrong))
  expect(refused.status).toBe(400)
})

test.each([
  ['a NUL character in a text', JSON.stringify(cash(1, { asset_description: 'a\0b' })), 400],
  ['a NUL character in a password', JSON.stringify({ email: 'a@b.co', password: 'a\0' }), 400],
  ['broken JSON', '{"asset_type": ', 400],
  ['an empty body', '', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['a prototype', '{"__proto__": {"admin": true}}', 400],
  ['thousands of nested brackets', '['.repeat(30_000), 400],
  ['more than 64 KiB', JSON.stringify(cash(1, { asset_description: 'x'.repeat(70_000) })), 413],
])('%s is refused', async (_, body, status) => {
  const person = await setting.newPerson()
  const contract = body.includes('password') ? login : addAsset
  expect(await person.refusal(contract, { body })).toMatchObject({ status })
})

test.each(['/api/entries?after=a%00b', '/api/entries?a%00b=1', '/api/sessions/a%00b/messages'])(
  'a NUL character in the address %s is refused',
  async (address) => {
    const { token, url } = await setting.newPerson()
    const response = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The text contains characters that we cannot save.', code: 'invalid_request' },
    ])
  },
)

test.each(['/api/entries?limit=1&limit=2', '/api/entries?kind=expense&kind=income'])(
  'the repeated parameter of %s is refused',
  async (address) => {
    const { token, url } = await setting.newPerson()
    const headers = { authorization: `Bearer ${token}` }
    const [once] = address.split('&')
    expect((await fetch(`${url}${once}`, { headers })).status).toBe(200)
    const response = await fetch(url + address, { headers })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request' }])
  },
)

test.each([
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a length that is no number', 'Content-Length: 4, 5'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, gzip'],
  ['a space before the colon', 'Content-Length : 4'],
])('a request whose end is ambiguous by %s is refused, and so is what follows it', async (_, headers) => {
  const { port } = new URL(setting.server.url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${smuggled}`)
  const answered = await text(socket)
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused',
  async (type) => {
    const { token, url } = await setting.newPerson()
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/assets`, { method: 'POST', headers, body: 'a=b' })
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({
      error: 'The request body must be JSON.',
      code: 'unsupported_media_type',
    })
  },
)

test.each(['/api/nothing', '/api/assets/types/more', '/api', '/nothing', '/api/%'])(
  'there is nothing at %s',
  async (path) => {
    const response = await fetch(setting.server.url + path)
    expect([400, 404]).toContain(response.status)
    expect(await response.json()).toEqual({ error: expect.any(String), code: expect.any(String) })
  },
)

test.each(['/api/health', '/api/assets', '/api/nothing'])('%s is never cached or sniffed', async (path) => {
  const { headers } = await fetch(setting.server.url + path)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('the health page reports that the database answers', async () => {
  const response = await fetch(`${setting.server.url}/api/health`)
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})
