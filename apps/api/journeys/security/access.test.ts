// Engines: one
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import {
  bonus,
  carLoan,
  cash,
  correction,
  newTerms,
  offerFor,
  PIXEL,
  rent,
} from '@solvent/api-testing/examples'
import { logIn, PASSWORD, type Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { issueToken, type Session } from '../../src/domain/account/access-token'
import { deriveServerKeys } from '../../src/domain/secrets/server-keys'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const routes = allEndpoints
  .filter(({ access }) => access !== 'guest')
  .map((contract) => [contract.name, contract] as const)

/** Valid bodies, so that only the id or the token can be wrong. */
const bodies: Readonly<Record<string, unknown>> = {
  undoBankImport: { keep_dependent: false },
  renamePasskey: { name: 'Phone' },
  repeatWebhookCall: { event_id: '0195d3a0-0000-7000-8000-000000000001' },
  changeImportRule: { text: 'Netflix', direction: 'out', category: 'Leisure' },
  moveImportRule: { before: null },
  changeOffer: offerFor(randomUUID()),
  updateAsset: cash(1),
  updateTentativeAsset: bonus(),
  receiveTentativeAsset: { asset_value: 1, date_received: '2026-03-10' },
  updateLiability: newTerms(1),
  payLiability: { payment_type: 'full', payment_account: 'Cash' },
  schedulePayment: { payment_type: 'full', payment_account: 'Cash', on: '2026-04-01', automatic: true },
  moveScheduledPayment: { on: '2026-04-01', automatic: true },
  renameSession: { title: 'Mine' },
  changeEntry: { note: 'Mine' },
  correctEntry: correction,
  changeCategory: { name: 'Pets', hue: 1, icon: 'Gifts' },
  attachReceipt: { picture: PIXEL },
  changeRecurring: { ...rent, from: '2026-04-01' },
  recordOccurrence: { due_on: '2026-03-20' },
  skipOccurrence: { due_on: '2026-03-20' },
  moveOccurrence: { due_on: '2026-03-20', on: '2026-03-25' },
  confirmDraft: {},
  sendChat: { session_id: randomUUID(), message: 'Hello' },
}

function token(session: Session, { key = setting.server.serverKey, hours = 24 } = {}): string {
  const issuedAt = new Date(Date.now() - 25 * 3_600_000)
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  return issueToken(deriveServerKeys(key).tokens, session, { issuedAt, expiresAt })
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** A token with any claims, by default signed with the server's own key. */
function forged(
  header: object,
  payload: object,
  key = deriveServerKeys(setting.server.serverKey).tokens,
): string {
  const text = `${encoded(header)}.${encoded(payload)}`
  const hash = 'alg' in header && header.alg === 'HS512' ? 'sha512' : 'sha256'
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

/** Signed with a key that the token itself names. */
function namingTheirKey({ header, payload }: ReturnType<typeof partsOf>): [string, string][] {
  const key = randomBytes(32)
  const address = 'https://evil.example/keys'
  const names = {
    jwk: { kty: 'oct', k: key.toString('base64url') },
    jku: address,
    x5u: address,
    x5c: [key.toString('base64')],
    kid: '../../dev/null',
  }
  return Object.entries(names).map(([name, value]) => [
    `that names its key by ${name}`,
    forged({ ...header, [name]: value }, payload, key),
  ])
}

function partsOf({ token }: Person): { header: object; payload: object } {
  const [header = {}, payload = {}] = token
    .split('.')
    .slice(0, 2)
    .map((part): object => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  return { header, payload }
}

function claimsOf({ token }: Person): Session {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  return { userId: claims.user_id, sessionId: claims.sid }
}

/** Tokens of sessions that ended before they expired. */
async function endedTokens(): Promise<[string, string][]> {
  const [out, everywhere, changed, reset, gone] = [
    await setting.newPerson(),
    await setting.newPerson(),
    await setting.newPerson(),
    await setting.newPerson(),
    await setting.newPerson(),
  ]
  const new_password = `${PASSWORD}-2`
  await out.answer(contracts.logout)
  await (await logIn(everywhere)).answer(contracts.logoutEverywhere)
  await (await logIn(changed)).answer(contracts.changePassword, {
    body: { password: PASSWORD, new_password },
  })
  const { email, secretKey: secret_key } = reset
  await reset.answer(contracts.resetPassword, { body: { email, secret_key, new_password } })
  await gone.answer(contracts.deleteAccount, { body: { password: PASSWORD } })
  return [
    ['revoked', out.token],
    ['revoked in another session', everywhere.token],
    ['from before a new password', changed.token],
    ['from before a password reset', reset.token],
    ['of a deleted account', gone.token],
  ]
}

describe('without a valid token', () => {
  let badTokens: [kind: string, authorization: string | undefined][] = []

  beforeAll(async () => {
    const person = await setting.newPerson()
    const own = claimsOf(person)
    const [header = '', payload = '', signature = ''] = person.token.split('.')
    const none = encoded({ alg: 'none', typ: 'JWT' })
    const parts = partsOf(person)
    const admin = encoded({ ...parts.payload, user_id: randomUUID() })
    expect(forged(parts.header, parts.payload)).toBe(person.token)
    const bearer: [string, string][] = [
      ['not a token', 'abc'],
      ['unsigned', `${none}.${payload}.`],
      ['unsigned, with the old signature', `${none}.${payload}.${signature}`],
      ['without its signature', `${header}.${payload}`],
      ['signed with an empty key', forged(parts.header, parts.payload, Buffer.alloc(0))],
      ['signature cut off', `${header}.${payload}.${signature.slice(1)}`],
      ['signed by another server', token(own, { key: randomBytes(32) })],
      ...namingTheirKey(parts),
      ['expired', token(own, { hours: -1 })],
      ['without a session', forged(parts.header, { ...parts.payload, sid: undefined })],
      ['of an unknown session', token({ ...own, sessionId: randomUUID() })],
      ['for another person', token({ ...own, userId: randomUUID() })],
      ['with its person replaced', `${header}.${admin}.${signature}`],
      ['of another algorithm', forged({ ...parts.header, alg: 'HS512' }, parts.payload)],
      ['of another type', forged({ ...parts.header, typ: 'refresh+jwt' }, parts.payload)],
      ['from another issuer', forged(parts.header, { ...parts.payload, iss: 'else' })],
      ['for another audience', forged(parts.header, { ...parts.payload, aud: 'else' })],
      ['without an issuer', forged(parts.header, { ...parts.payload, iss: undefined })],
      ['without an expiry', forged(parts.header, { ...parts.payload, exp: undefined })],
      ['with a text as expiry', forged(parts.header, { ...parts.payload, exp: '9999999999' })],
      ...(await endedTokens()),
    ]
    badTokens = [
      ['none', undefined],
      ['of another scheme', `Basic ${person.token}`],
      ...bearer.map(([kind, bad]): [string, string] => [kind, `Bearer ${bad}`]),
    ]
  })

  test.each(routes)('%s returns 401', async (_, contract) => {
    for (const [kind, bad] of badTokens) {
      const response = await fetch(setting.server.url + contract.path.replace('{id}', randomUUID()), {
        method: contract.method,
        ...(bad !== undefined && { headers: { authorization: bad } }),
      })
      expect([kind, response.status]).toEqual([kind, 401])
      expect(await response.json()).toMatchObject({ code: 'session_invalid' })
    }
  })
})

test('a token expires after 24 hours', async () => {
  const person = await setting.newPerson()
  setting.server.clock.aheadMs = 24 * 3_600_000 - 60_000
  await person.answer(contracts.getProfile)
  setting.server.clock.aheadMs += 61_000
  expect(await person.refusal(contracts.getProfile)).toMatchObject({ status: 401 })
})

describe('a record of another person', () => {
  const withId = routes.filter(([, { path }]) => path.includes('{id}'))

  test.each(withId)('%s returns 404 and changes nothing', async (_, contract) => {
    const [owner, other] = [await setting.newPerson(), await setting.newPerson()]
    const asset = await owner.answer(contracts.addAsset, { body: cash(2000) })
    const liability = await owner.answer(contracts.addLiability, { body: carLoan() })
    const expected = await owner.answer(contracts.addTentativeAsset, { body: bonus() })
    const { session_id } = await owner.answer(contracts.createSession, { body: { title: 'Mine' } })
    const { entries } = await owner.answer(contracts.listEntries)
    const ids = [asset, liability, expected, ...entries].map(({ id }) => id)
    const body = bodies[contract.name]
    for (const id of [...ids, session_id, randomUUID()]) {
      const refused = await other.refusal(contract, { params: { id }, body })
      expect(refused).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await owner.answer(contracts.listAssets)).toEqual({ assets: [asset] })
    expect(await owner.answer(contracts.listLiabilities)).toEqual({ liabilities: [liability] })
    expect(await owner.answer(contracts.listTentativeAssets)).toEqual({ tentative_assets: [expected] })
    expect(await owner.answer(contracts.listEntries)).toEqual({ entries, next: null })
  })

  test('cannot be written to if it is a conversation', async () => {
    const [owner, other] = [await setting.newPerson(), await setting.newPerson()]
    const { session_id } = await owner.answer(contracts.createSession, { body: { title: 'Mine' } })
    const refused = await other.refusal(contracts.sendChat, { body: { session_id, message: 'Hello' } })
    expect(refused).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('does not appear in any list', async () => {
    const [owner, other] = [await setting.newPerson(), await setting.newPerson()]
    await owner.answer(contracts.addAsset, { body: cash(2000, { asset_type: 'Violin' }) })
    await owner.answer(contracts.addLiability, { body: carLoan() })
    expect(await other.answer(contracts.listAssets)).toEqual({ assets: [] })
    expect(await other.answer(contracts.listLiabilities)).toEqual({ liabilities: [] })
    expect(await other.answer(contracts.listAssetTypes)).toEqual({
      asset_types: [...contracts.FALLBACK_ASSET_TYPES],
    })
    expect(await other.answer(contracts.getDashboard)).toMatchObject({ net_worth: 0 })
    expect(await other.answer(contracts.listEntries)).toEqual({ entries: [], next: null })
    const { series } = await other.answer(contracts.getNetWorth)
    expect(series.at(-1)).toMatchObject({ assets: 0, liabilities: 0 })
  })

  test.each(withId)('%s refuses an invalid id', async (_, contract) => {
    const person = await setting.newPerson()
    for (const id of ['-1', '0', '1', 'a', '1e3', "' or 1=1 --", '../profile', '%', '*']) {
      const params = { id: encodeURIComponent(id) }
      const refused = await person.refusal(contract, { params, body: bodies[contract.name] })
      expect([id, refused]).toEqual([id, expect.objectContaining({ status: 400, error: 'Id must be an id' })])
    }
  })
})
