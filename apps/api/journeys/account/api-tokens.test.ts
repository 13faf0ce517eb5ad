// Engines: both (hashes and times in rows)
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { eventually } from '@solvent/api-testing/eventually'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { accessTokenOf, PASSWORD, Person } from '@solvent/api-testing/person'
import type { TokenScope } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { trustProxy: '127.0.0.1' })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const expense = { amount: 12.5, occurred_on: '2026-03-10', account: 'Cash', category: 'Groceries' }

interface Wish {
  scope?: TokenScope
  days?: number | null
}

function create(person: Person, { scope = 'read', days = null }: Wish = {}) {
  return person.answer(contracts.createApiToken, {
    body: { name: 'Budget script', scope, expires_in_days: days, password: PASSWORD },
  })
}

/** A program that has a token of the person. */
async function newProgram(person: Person, wish?: Wish): Promise<{ program: Person; id: string }> {
  const { id, token } = await create(person, wish)
  return { program: new Person(person.url, person.email, token, '', person.address), id }
}

async function statusOf(program: Person): Promise<number> {
  return (await program.send(contracts.listAssets)).status
}

test('a token reads the books of its person, and no others', async () => {
  const [owner, other] = [await setting.newPerson(), await setting.newPerson()]
  const asset = await owner.answer(contracts.addAsset, { body: cash(2000) })
  await other.answer(contracts.addAsset, { body: cash(7) })
  const { program } = await newProgram(owner)
  expect(await program.answer(contracts.listAssets)).toEqual({ assets: [asset] })
})

test('the list shows every token with its scope, end and last use, but not the token', async () => {
  const person = await setting.newPerson()
  const { token, ...created } = await create(person, { scope: 'record', days: 30 })
  expect(created).toMatchObject({ name: 'Budget script', scope: 'record', last_used_at: null })
  expect(Date.parse(created.expires_at ?? '') - Date.parse(created.created_at)).toBe(30 * DAY_MS)
  await new Person(person.url, person.email, token, '', '203.0.113.7').answer(contracts.listAssets)
  await eventually(async () => {
    const { tokens } = await person.answer(contracts.listApiTokens)
    expect(tokens).toEqual([{ ...created, last_used_at: expect.any(String), last_used_from: '203.0.113.7' }])
  })
})

test('only the hash of a token is stored', async () => {
  const person = await setting.newPerson()
  const { token } = await create(person)
  const rows = await setting.server.db.readEverything((tx) => tx.query('select * from api_tokens'))
  const stored = JSON.stringify(rows)
  expect(stored).toContain('Budget script')
  expect(stored).not.toContain(token.slice(-40))
})

test('each token ends in its own 32 random bytes', async () => {
  const person = await setting.newPerson()
  const tokens = [await create(person), await create(person), await create(await setting.newPerson())]
  const secrets = tokens.map(({ token }) => {
    const bytes = Buffer.from(token.replace('solvent_pat_', ''), 'base64url')
    // After two ids of 16 bytes, which are no secrets.
    expect(bytes).toHaveLength(64)
    return bytes.subarray(32)
  })
  const [first = Buffer.alloc(0)] = secrets
  const shared = first.filter((byte, at) => secrets.every((secret) => secret[at] === byte))
  expect(shared.length).toBeLessThan(4)
})

test('creating a token needs the password, and two requests with one key create two tokens', async () => {
  const person = await setting.newPerson()
  const body = { name: 'Script', scope: 'manage', expires_in_days: null, password: 'wrong' }
  expect(await person.refusal(contracts.createApiToken, { body })).toMatchObject({ code: 'wrong_password' })
  const input = { body: { ...body, password: PASSWORD }, key: 'one-and-the-same' }
  const created = [
    await person.answer(contracts.createApiToken, input),
    await person.answer(contracts.createApiToken, input),
  ]
  expect(new Set(created.map(({ token }) => token)).size).toBe(2)
})

test('a person has at most 20 tokens, and expired ones do not count', async () => {
  const person = await setting.newPerson()
  await create(person, { days: 1 })
  for (let count = 1; count < contracts.MAX_API_TOKENS; count += 1) await create(person)
  const body = { name: 'One more', scope: 'read', expires_in_days: null, password: PASSWORD }
  expect(await person.refusal(contracts.createApiToken, { body })).toMatchObject({
    status: 409,
    code: 'too_many_tokens',
  })
  setting.server.clock.aheadMs = DAY_MS + MINUTE_MS
  const later = new Person(person.url, person.email, await logInAgain(person), '', person.address)
  await later.answer(contracts.createApiToken, { body })
  expect((await later.answer(contracts.listApiTokens)).tokens).toHaveLength(contracts.MAX_API_TOKENS)
})

async function logInAgain({ url, email, address }: Person): Promise<string> {
  const guest = new Person(url, email, '', '', address)
  return accessTokenOf(await guest.answer(contracts.login, { body: { email, password: PASSWORD } }))
}

describe('a token is refused, and nothing else is revealed,', () => {
  test.each([
    ['changed', (token: string) => `${token.slice(0, -5)}AAAAA`],
    ['of another person', (token: string) => token.replace(/_[\w-]{16}/, '_AAAAAAAAAAAAAAAA')],
    ['cut off', (token: string) => token.slice(0, -1)],
    ['with more text', (token: string) => `${token}A`],
    ['with another prefix', (token: string) => token.replace('pat', 'xyz')],
    ['without ids', () => `solvent_pat_${Buffer.alloc(64, 255).toString('base64url')}`],
    ['empty', () => 'solvent_pat_'],
  ])('%s', async (_, change) => {
    const person = await setting.newPerson()
    const { token } = await create(person)
    const refused = await person.refusal(contracts.listAssets, { token: change(token) })
    expect(refused).toEqual({
      status: 401,
      code: 'session_invalid',
      error: 'Your session has ended. Please log in again.',
    })
  })

  test('when it is revoked', async () => {
    const person = await setting.newPerson()
    const { program, id } = await newProgram(person)
    expect(await statusOf(program)).toBe(200)
    await person.answer(contracts.revokeApiToken, { params: { id } })
    expect(await statusOf(program)).toBe(401)
    expect(await person.answer(contracts.listApiTokens)).toEqual({ tokens: [] })
    const again = await person.refusal(contracts.revokeApiToken, { params: { id } })
    expect(again).toMatchObject({ code: 'not_found' })
  })

  test('when it has expired', async () => {
    const { program } = await newProgram(await setting.newPerson(), { days: 7 })
    setting.server.clock.aheadMs = 7 * DAY_MS - MINUTE_MS
    expect(await statusOf(program)).toBe(200)
    setting.server.clock.aheadMs = 7 * DAY_MS + MINUTE_MS
    expect(await statusOf(program)).toBe(401)
  })

  test('when its person has deleted the account', async () => {
    const person = await setting.newPerson()
    const { program } = await newProgram(person)
    await person.answer(contracts.deleteAccount, { body: { password: PASSWORD } })
    expect(await statusOf(program)).toBe(401)
  })

  test('when the password was reset with the secret key', async () => {
    const person = await setting.newPerson()
    const { program } = await newProgram(person)
    const { email, secretKey: secret_key } = person
    await person.answer(contracts.resetPassword, {
      body: { email, secret_key, new_password: `${PASSWORD}-2` },
    })
    expect(await statusOf(program)).toBe(401)
  })
})

test('a token outlives the session that created it, and a change of the password', async () => {
  const person = await setting.newPerson()
  const { program } = await newProgram(person)
  await person.answer(contracts.changePassword, {
    body: { password: PASSWORD, new_password: `${PASSWORD}-2` },
  })
  await person.answer(contracts.logout)
  expect(await statusOf(program)).toBe(200)
})

describe('scopes', () => {
  const SCOPES = ['read', 'record', 'manage'] as const
  const beyond = allEndpoints
    .filter(({ access }) => access !== 'guest' && access !== 'read')
    .map((contract) => [contract.name, contract] as const)

  test.each(beyond)(
    '%s is refused to every token that may not do it, with the scope needed',
    async (_, contract) => {
      const person = await setting.newPerson()
      const allowed = SCOPES.indexOf(contract.access as (typeof SCOPES)[number])
      for (const scope of allowed < 0 ? SCOPES : SCOPES.slice(0, allowed)) {
        const { program } = await newProgram(person, { scope })
        const params = { id: crypto.randomUUID(), format: 'csv' }
        // Also with a body that does not fit, so that the scope is checked first.
        for (const body of contract.method === 'GET' ? [undefined] : [undefined, {}, { unknown: 1 }]) {
          const refused = await program.refusal(contract, { params, body })
          expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' })
          expect(refused.error).toContain(allowed < 0 ? 'No API token' : `"${contract.access}"`)
        }
      }
    },
  )

  test('"record" records an expense and a payment, and adds no debt', async () => {
    const person = await setting.newPerson()
    await person.answer(contracts.addAsset, { body: cash(2000) })
    const { id } = await person.answer(contracts.addLiability, { body: carLoan() })
    const { program } = await newProgram(person, { scope: 'record' })
    await program.answer(contracts.recordExpense, { body: expense })
    await program.answer(contracts.payLiability, {
      params: { id },
      body: { payment_type: 'installment', payment_account: 'Cash' },
    })
    expect(await program.refusal(contracts.addLiability, { body: carLoan() })).toMatchObject({ status: 403 })
    const { assets } = await program.answer(contracts.listAssets)
    expect(assets[0]?.asset_value).toBeLessThan(2000 - 12.5)
  })

  test('what a program recorded names it, also after its token is revoked and in an import', async () => {
    const person = await setting.newPerson()
    await person.answer(contracts.addAsset, { body: cash(2000) })
    const { program, id } = await newProgram(person, { scope: 'record' })
    const { id: entryId } = await program.answer(contracts.recordExpense, { body: expense })
    await person.answer(contracts.revokeApiToken, { params: { id } })
    const params = { id: entryId }
    const named = { author: 'program', program: 'Budget script' }
    expect(await person.answer(contracts.getEntry, { params })).toMatchObject(named)
    const other = await setting.newPerson()
    const { body } = await person.send(contracts.exportData)
    await other.answer(contracts.importData, { body })
    expect(await other.answer(contracts.getEntry, { params })).toMatchObject(named)
  })

  test('"manage" adds a debt', async () => {
    const { program } = await newProgram(await setting.newPerson(), { scope: 'manage' })
    await program.answer(contracts.addLiability, { body: carLoan() })
    expect((await program.answer(contracts.listLiabilities)).liabilities).toHaveLength(1)
  })
})

test('a repeated request with the same key is done once', async () => {
  const person = await setting.newPerson()
  await person.answer(contracts.addAsset, { body: cash(2000) })
  const { program } = await newProgram(person, { scope: 'record' })
  const input = { body: expense, key: 'the-same-key' }
  await program.answer(contracts.recordExpense, input)
  await program.answer(contracts.recordExpense, input)
  expect((await program.answer(contracts.listAssets)).assets[0]?.asset_value).toBe(1987.5)
})

test('a program that has an answer gets 304 until something is saved', async () => {
  const person = await setting.newPerson()
  const { program } = await newProgram(person)
  const read = (tag = '') =>
    fetch(person.url + contracts.listAssets.path, {
      headers: { authorization: `Bearer ${program.token}`, 'if-none-match': tag },
    })
  const tag = (await read()).headers.get('etag') ?? ''
  expect((await read(tag)).status).toBe(304)
  await person.answer(contracts.addAsset, { body: cash(1) })
  expect((await read(tag)).status).toBe(200)
})

test('a token has 120 requests a minute, which take nothing away from the pages or from other tokens', async () => {
  const person = await setting.newPerson()
  const [{ program }, { program: other }] = [await newProgram(person), await newProgram(person)]
  const statuses = []
  for (let count = 0; count < 125; count += 1) statuses.push(await statusOf(program))
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429])
  const refused = await fetch(person.url + contracts.listAssets.path, {
    headers: { authorization: `Bearer ${program.token}` },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([await statusOf(person), await statusOf(other)]).toEqual([200, 200])
})
