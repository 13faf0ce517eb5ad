// Engines: both (hashes and times in rows)
import { Client } from '@modelcontextprotocol/client'
import { cash } from '@solvent/api-testing/examples'
import { PASSWORD, Person } from '@solvent/api-testing/person'
import type { TokenScope } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { allow, ManualProgram, officialProgram, register } from '../../src/testing/oauth-program'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { trustProxy: '127.0.0.1' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

function newClient(): Client {
  const client = new Client({ name: 'test', version: '1' })
  clients.push(client)
  return client
}

/** A program that a person allowed to use their account. */
async function allowed(scope: TokenScope = 'read') {
  const person = await setting.newPerson()
  const program = await ManualProgram.registered(setting.server.url)
  const url = await allow(person, program.request(), scope)
  const code = url.searchParams.get('code') ?? ''
  return { person, program, code }
}

async function withTokens(scope: TokenScope = 'read') {
  const { person, program, code } = await allowed(scope)
  const { status, body } = await program.exchange(code)
  expect([status, body]).toEqual([200, expect.anything()])
  return {
    person,
    program,
    code,
    tokens: { access: `${body.access_token}`, refresh: `${body.refresh_token}` },
  }
}

async function statusOf(token: string): Promise<number> {
  const caller = new Person(setting.server.url, '', token)
  return (await caller.send(contracts.listAssets)).status
}

test('the official client finds the way, asks the person, and uses what they allow', async () => {
  const person = await setting.newPerson()
  const program = officialProgram()
  const first = program.transport(setting.server.url)
  await expect(newClient().connect(first)).rejects.toThrow()
  const [opened] = program.opened
  if (!opened) throw new Error('The program did not ask for access.')
  expect(opened.origin + opened.pathname).toBe(`${setting.server.url}/profile`)

  const asked = await person.answer(contracts.readAccessRequest, { query: { request: opened.search } })
  expect(asked).toMatchObject({ name: 'Claude Desktop', site: null, scopes: ['read', 'record', 'manage'] })
  const answer = await allow(person, opened.search, 'record')
  expect(answer.searchParams.get('state')).toBe('state of the program')
  await first.finishAuth(answer.searchParams)

  const client = newClient()
  await client.connect(program.transport(setting.server.url))
  const { content } = await client.callTool({ name: 'list_assets', arguments: {} })
  expect(content).toMatchObject([{ type: 'text' }])
  expect((await person.answer(contracts.listApiTokens)).tokens).toMatchObject([
    { name: 'Claude Desktop', scope: 'record' },
  ])

  setting.server.clock.aheadMs = 2 * HOUR_MS
  const expired = program.tokens()?.access_token
  await client.callTool({ name: 'list_assets', arguments: {} })
  expect(program.tokens()?.access_token).not.toBe(expired)
})

test('an access token has the scope that the person chose, for an hour', async () => {
  const { tokens } = await withTokens('read')
  const program = new Person(setting.server.url, '', tokens.access)
  expect(await statusOf(tokens.access)).toBe(200)
  expect(await program.refusal(contracts.addAsset, { body: cash(1) })).toMatchObject({
    status: 403,
    code: 'insufficient_scope',
  })
  setting.server.clock.aheadMs = HOUR_MS + MINUTE_MS
  expect(await statusOf(tokens.access)).toBe(401)
})

test('a program renews its access, and the former tokens end', async () => {
  const { program, tokens } = await withTokens()
  const { status, body } = await program.renew(tokens.refresh)
  expect([status, body]).toMatchObject([
    200,
    { token_type: 'Bearer', scope: 'read', expires_in: expect.any(Number) },
  ])
  expect(await statusOf(tokens.access)).toBe(401)
  expect(await statusOf(`${body.access_token}`)).toBe(200)
})

test('a program that is not used for half a year must ask again', async () => {
  const { person, program, tokens } = await withTokens()
  setting.server.clock.aheadMs = 181 * DAY_MS
  expect(await program.renew(tokens.refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const later = await setting.server.db.readEverything((tx) =>
    tx.query('select 1 from api_tokens where user_id = $1', [person.userId]),
  )
  expect(later).toHaveLength(1)
})

test('a code that is used twice ends the access it was exchanged for', async () => {
  const { program, code, tokens } = await withTokens()
  expect(await program.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await statusOf(tokens.access)).toBe(401)
  expect(await program.renew(tokens.refresh)).toMatchObject({ status: 400 })
})

test('of two programs that exchange one code at the same time, at most one gets access', async () => {
  const { program, code } = await allowed()
  const replies = await Promise.all([1, 2, 3, 4].map(() => program.exchange(code)))
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})

test('a refresh token that is used twice ends the access', async () => {
  const { program, tokens } = await withTokens()
  const { body } = await program.renew(tokens.refresh)
  expect(await program.renew(tokens.refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await statusOf(`${body.access_token}`)).toBe(401)
})

test('a refresh token that was used long ago ends the access, too', async () => {
  const { program, tokens } = await withTokens()
  const second = await program.renew(tokens.refresh)
  const third = await program.renew(`${second.body.refresh_token}`)
  expect(third).toMatchObject({ status: 200 })
  expect(await program.renew(tokens.refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await statusOf(`${third.body.access_token}`)).toBe(401)
})

test('revoking a program ends its access, and it cannot renew it', async () => {
  const { person, program, tokens } = await withTokens()
  const [token] = (await person.answer(contracts.listApiTokens)).tokens
  await person.answer(contracts.revokeApiToken, { params: { id: token?.id ?? '' } })
  expect(await statusOf(tokens.access)).toBe(401)
  expect(await program.renew(tokens.refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test.each([
  ['another verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_grant'],
  ['another address', { redirect_uri: 'http://127.0.0.1:1/other' }, 'invalid_request'],
  ['an id that was not issued', { client_id: 'a.b.c' }, 'invalid_client'],
  ['a grant that we do not offer', { grant_type: 'password' }, 'invalid_client'],
])('a code is not exchanged with %s', async (_, changes, error) => {
  const { program, code } = await allowed()
  const reply = await program.exchange(code, changes)
  expect([reply.status, reply.body.error]).toEqual([400, error])
})

test('a code is not exchanged by another program, nor after two minutes', async () => {
  const { program, code } = await allowed()
  const other = await ManualProgram.registered(setting.server.url, 'https://other.example/callback')
  expect(await other.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  setting.server.clock.aheadMs = 3 * MINUTE_MS
  expect(await program.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a code and a refresh token are no tokens of the API', async () => {
  const { code } = await allowed()
  const { tokens } = await withTokens()
  for (const secret of [code, tokens.refresh]) expect(await statusOf(secret)).toBe(401)
})

test.each([
  ['a program that is not registered', { client_id: 'eyJhbGciOiJIUzI1NiJ9.e30.x' }],
  ['no program', { client_id: undefined }],
  ['another address', { redirect_uri: 'https://evil.example/callback' }],
  ['another path', { redirect_uri: 'http://127.0.0.1:33418/other' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ['no address', { redirect_uri: undefined }],
])('a request with %s is refused, and leads nowhere', async (_, changes) => {
  const person = await setting.newPerson()
  const program = await ManualProgram.registered(setting.server.url)
  const request = program.request(changes)
  const refused = await person.refusal(contracts.readAccessRequest, { query: { request } })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  const body = { request, scope: 'read', password: PASSWORD }
  expect(await person.refusal(contracts.allowAccess, { body })).toMatchObject({ code: 'invalid_request' })
})

test.each([
  ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
  ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ['for an unknown scope', { scope: 'account' }, 'invalid_scope'],
  ['for another server', { resource: 'https://bank.example/mcp' }, 'invalid_target'],
])('a request %s goes back to the program with an error', async (_, changes, error) => {
  const person = await setting.newPerson()
  const program = await ManualProgram.registered(setting.server.url)
  const request = program.request({ ...changes, state: 'kept' })
  const { scopes, refused_url } = await person.answer(contracts.readAccessRequest, { query: { request } })
  expect(scopes).toEqual([])
  const url = new URL(refused_url)
  expect(url.href.startsWith(program.redirectUri)).toBe(true)
  expect(Object.fromEntries(url.searchParams)).toEqual({ error, state: 'kept', iss: setting.server.url })
  const body = { request, scope: 'read', password: PASSWORD }
  expect(await person.refusal(contracts.allowAccess, { body })).toMatchObject({ code: 'invalid_request' })
})

test('a person allows no more than the program asked for, and only with the password', async () => {
  const person = await setting.newPerson()
  const program = await ManualProgram.registered(setting.server.url)
  const request = program.request({ scope: 'read offline_access' })
  expect((await person.answer(contracts.readAccessRequest, { query: { request } })).scopes).toEqual(['read'])
  const refusal = (scope: string, password: string) =>
    person.refusal(contracts.allowAccess, { body: { request, scope, password } })
  expect(await refusal('manage', PASSWORD)).toMatchObject({ code: 'invalid_request' })
  expect(await refusal('read', 'wrong')).toMatchObject({ code: 'wrong_password' })
  const { tokens } = await withTokens('manage')
  const allowedProgram = new Person(setting.server.url, '', tokens.access)
  expect(
    await allowedProgram.refusal(contracts.allowAccess, {
      body: { request, scope: 'read', password: PASSWORD },
    }),
  ).toMatchObject({ status: 403 })
})

test('a program on the device of the person may use any port', async () => {
  const person = await setting.newPerson()
  const program = await ManualProgram.registered(setting.server.url)
  const redirectUri = 'http://127.0.0.1:50000/callback'
  const answer = await allow(person, program.request({ redirect_uri: redirectUri }))
  expect(answer.href.startsWith(redirectUri)).toBe(true)
  const code = answer.searchParams.get('code') ?? ''
  expect((await program.exchange(code, { redirect_uri: redirectUri })).status).toBe(200)
})

test.each([
  ['https://claude.example/callback', 201],
  ['http://localhost:3000/callback', 201],
  ['http://[::1]/callback', 201],
  ['cursor://anysphere.cursor-mcp/oauth/callback', 201],
  ['com.example.program:/callback', 201],
  ['http://claude.example/callback', 400],
  ['https://claude.example/callback#part', 400],
  ['https://person@claude.example/callback', 400],
  ['javascript:alert(1)//claude.example', 400],
  ['data:text/html,hello', 400],
  ['blob:https://claude.example/1', 400],
  ['file:///etc/passwd', 400],
  ['unknown://callback', 400],
  ['no address', 400],
])('registering with the address %s is answered with %i', async (address, status) => {
  const reply = await register(setting.server.url, { redirect_uris: [address] })
  expect(reply.status).toBe(status)
  if (status === 400) expect(reply.body.error).toBe('invalid_redirect_uri')
})

test.each([
  ['nothing', {}, 'invalid_redirect_uri'],
  ['no list', { redirect_uris: 'https://a.example' }, 'invalid_redirect_uri'],
  ['six addresses', { redirect_uris: Array(6).fill('https://a.example') }, 'invalid_redirect_uri'],
  [
    'a long name',
    { redirect_uris: ['https://a.example'], client_name: 'n'.repeat(61) },
    'invalid_client_metadata',
  ],
])('registering with %s is refused', async (_, metadata, error) => {
  const reply = await register(setting.server.url, metadata)
  expect([reply.status, reply.body.error]).toEqual([400, error])
})

test('only hashes of codes and tokens are stored', async () => {
  const { code, tokens } = await withTokens()
  const stored = await setting.server.db.readEverything(async (tx) => [
    ...(await tx.query('select * from authorization_codes')),
    ...(await tx.query('select * from api_tokens')),
  ])
  const text = JSON.stringify(stored)
  expect(text).toContain('Script')
  for (const secret of [code, tokens.access, tokens.refresh]) expect(text).not.toContain(secret.slice(-40))
})

test('nothing that a program exchanges is logged', async () => {
  const { program, code, tokens } = await withTokens()
  await program.renew(tokens.refresh)
  const log = setting.server.log.join('')
  for (const secret of [code, tokens.access, tokens.refresh, program.verifier])
    expect(log).not.toContain(secret)
})

test('a person with 20 tokens is asked to revoke one first', async () => {
  const person = await setting.newPerson()
  const body = { name: 'Script', scope: 'read', expires_in_days: null, password: PASSWORD }
  for (let count = 0; count < 20; count += 1) await person.answer(contracts.createApiToken, { body })
  const program = await ManualProgram.registered(setting.server.url)
  const asked = { request: program.request(), scope: 'read', password: PASSWORD }
  expect(await person.refusal(contracts.allowAccess, { body: asked })).toMatchObject({
    code: 'too_many_tokens',
  })
})
