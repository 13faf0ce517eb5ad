// Engines: one
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { RegistryStore, row } from '@solvent/api-testing/registry-store'
import { createApiToken } from '@solvent/contracts/api-tokens'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app'
import { registerShellHost } from '../../src/http/files/shell-host'
import { watchRegistry } from '../../src/registry/watched-registry'
import { DatabaseUnavailable } from '../../src/storage/database-unavailable'
import { ManualProgram } from '../../src/testing/oauth-program'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const STYLE = 'body { margin: 0 }'
const REMOTE = 'http://remotes.example:3001'

let store: RegistryStore
let app: FastifyInstance
let origin: string
let logged: string[]

beforeAll(async () => {
  store = await RegistryStore.make()
  const head = `<style>${STYLE}</style><script type="application/json" id="remote-registry"></script>`
  const page = `<html><head>${head}</head><body></body></html>`
  await writeFile(join(store.shellDir, 'index.html'), page)
  await writeFile(join(store.shellDir, 'main.1234.js'), 'run()')
  await store.publish(1, { assets_mfe: row({ entry: `${REMOTE}/assets_mfe/1/mf-manifest.json` }) })
  const { db, clock, ai, serverKey } = setting.server
  logged = []
  const stream = { write: (line: string) => logged.push(line) }
  const log = { level: 'warn', stream }
  app = buildApp({ db, clock, ai, serverKey, log, trustProxy: '127.0.0.1' })
  app.get('/api/fault', () => Promise.reject(new Error('secret inside')))
  app.get('/api/busy', () => Promise.reject(new DatabaseUnavailable('busy')))
  const { shellDir } = store
  await registerShellHost(app, { shellDir, registry: watchRegistry(store), hasHistory: true })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await store.remove()
})

interface Sent {
  url: string
  method?: string
  headers?: Record<string, string>
  payload?: string
  /** The loopback address to send from. */
  from?: string
}

/** Sends the request as a page of another origin would, and returns the response's status and headers. */
function headersOf({ url, method = 'GET', headers, payload = '', from = '127.0.0.1' }: Sent) {
  return new Promise<{ statusCode: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = httpRequest(origin + url, {
      method,
      localAddress: from,
      headers: {
        origin: 'https://evil.example',
        'content-length': String(Buffer.byteLength(payload)),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      resolve({ statusCode: response.statusCode ?? 0, headers: response.headers })
      // A stream of events does not end.
      response.destroy()
    })
    sent.end(payload)
  })
}

/** Checks the headers that every response must have. */
function expectGuarded(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    vary: expect.stringContaining('Origin'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  const foreign = Object.keys(headers).filter((name) =>
    /^access-control-|^set-cookie$|^server$|powered/.test(name),
  )
  expect(foreign).toEqual([])
}

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers with every header, also when it refuses',
  async (_, { method, path }) => {
    const url = path.replace('{id}', 'none').replace('{format}', 'json')
    const attempts: Record<string, string>[] = [
      {},
      { authorization: 'Bearer x' },
      { 'content-type': 'text/plain' },
    ]
    for (const headers of attempts) {
      const answered = await headersOf({ method, url, headers, ...(method !== 'GET' && { payload: '{' }) })
      expect(answered.statusCode).toBeGreaterThanOrEqual(400)
      expectGuarded(answered.headers)
      expect(answered.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': DATA_POLICY,
      })
    }
  },
)

const reads = allEndpoints.filter(
  // The test server has no models to list.
  ({ method, path, name }) => method === 'GET' && !path.includes('{id}') && name !== 'listModels',
)
/** The query strings of the calls that require one. */
const queries: Readonly<Record<string, (person: Person) => string | Promise<string>>> = {
  previewReceipt: () => '?asset_value=100',
  getCalendar: calendarQuery,
  readAccessRequest: accessRequestQuery,
}

async function calendarQuery(person: Person): Promise<string> {
  const body = { name: 'Calendar', scope: 'calendar', expires_in_days: null, password: PASSWORD }
  return `?token=${(await person.answer(createApiToken, { body })).token}`
}

async function accessRequestQuery(): Promise<string> {
  const program = await ManualProgram.registered(setting.server.url)
  return `?${new URLSearchParams({ request: program.request() })}`
}

test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers with every header when it succeeds',
  async (name, { path, events }) => {
    const person = await setting.newPerson()
    const { token } = person
    const query = (await queries[name]?.(person)) ?? ''
    const url = path.replace('{format}', 'csv').replace('{table}', 'assets') + query
    const accept = events ? 'text/event-stream' : '*/*'
    const answered = await headersOf({ url, headers: { authorization: `Bearer ${token}`, accept } })
    expect(answered.statusCode).toBe(200)
    expectGuarded(answered.headers)
    expect(answered.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
    })
  },
)

const json = { 'content-type': 'application/json' }
const errors: [number, Sent][] = [
  [200, { url: '/api/health' }],
  [200, { url: '/api/openapi.json' }],
  [400, { method: 'POST', url: '/api/auth/login', headers: json, payload: '{' }],
  [400, { url: '/api/%' }],
  [401, { url: '/api/profile' }],
  [404, { url: '/api/nothing' }],
  [404, { url: '/missing.js' }],
  [404, { method: 'OPTIONS', url: '/api/profile' }],
  [404, { method: 'TRACE', url: '/api/profile' }],
  [413, { method: 'POST', url: '/api/auth/login', headers: json, payload: `"${'x'.repeat(70_000)}"` }],
  [415, { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/plain' }, payload: 'x' }],
  [500, { url: '/api/fault' }],
  [503, { url: '/api/busy' }],
]
test.each(errors)('a response with status %i has them too: %j', async (status, request) => {
  const answered = await headersOf(request)
  expect(answered.statusCode).toBe(status)
  expectGuarded(answered.headers)
})

test('so has the response to too many attempts', async () => {
  const body = { email: 'in-a-hurry@example.com', password: 'wrong' }
  const send = () =>
    headersOf({ method: 'POST', url: '/api/auth/login', headers: json, payload: JSON.stringify(body) })
  let answered = await send()
  for (let n = 0; n < 10 && answered.statusCode !== 429; n += 1) answered = await send()
  expect(answered.statusCode).toBe(429)
  expectGuarded(answered.headers)
})

test.each(['/', '//', '/login', '/assets', '/registry.json', '/main.1234.js', '/api/docs'])(
  '%s has every header',
  async (url) => {
    const answered = await headersOf({ url })
    expect(answered.statusCode).toBe(200)
    expectGuarded(answered.headers)
  },
)

test('a page runs only scripts of the shell and the registered remotes, and none from text', async () => {
  const { headers } = await headersOf({ url: '/' })
  const policy = String(headers['content-security-policy'])
  const rules = Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  )
  expect(rules).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${REMOTE}`,
    'connect-src': `'self' ${REMOTE}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-uri': '/api/csp-reports',
    'report-to': 'csp',
  })
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/remotes\.example)/)
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
})

test('a page uses only its own style files and the styles it was built with', async () => {
  const { headers } = await headersOf({ url: '/' })
  const hash = createHash('sha256').update(STYLE).digest('base64')
  const empty = createHash('sha256').update('').digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${empty}' 'sha256-${hash}'`)
})

test('HSTS is sent over HTTPS only', async () => {
  const plain = await headersOf({ url: '/' })
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const secure = await headersOf({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const stranger = { from: '127.0.0.2', headers: { 'x-forwarded-proto': 'https' } }
  const untrusted = await headersOf({ url: '/', ...stranger })
  expect(untrusted.headers['strict-transport-security']).toBeUndefined()
})

describe('a CSP report', () => {
  const report = (payload: string, type = 'application/csp-report') =>
    headersOf({ method: 'POST', url: '/api/csp-reports', headers: { 'content-type': type }, payload })
  const token = 'canary-token'

  beforeEach(() => logged.splice(0))

  test.each<[string, object, string]>([
    [
      'application/csp-report',
      {
        'csp-report': {
          'effective-directive': 'img-src',
          'blocked-uri': `https://evil.example/?${token}`,
          'document-uri': `http://localhost/?${token}`,
        },
      },
      'https://evil.example',
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          url: `http://localhost/?${token}`,
          body: { effectiveDirective: 'img-src', blockedURL: 'trusted-types-sink', sample: token },
        },
      ],
      'trusted-types-sink',
    ],
  ])('as %s is logged without its other contents', async (type, payload, blocked) => {
    const { statusCode } = await report(JSON.stringify(payload), type)
    expect(statusCode).toBe(204)
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ violation: { directive: 'img-src', blocked } })
    expect(logged.join()).not.toContain(token)
  })

  test.each(['', '{', '[]', '{"csp-report": 1}', '[{"body": 1}]', 'null'])(
    'that is %s is ignored',
    async (text) => {
      expect((await report(text)).statusCode).toBeLessThan(500)
      expect(logged).toEqual([])
    },
  )

  test('is limited in size and rate', async () => {
    expect((await report('x'.repeat(20_000))).statusCode).toBe(413)
    const body = JSON.stringify({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' },
    })
    for (let n = 0; n < 100; n += 1) expect((await report(body)).statusCode).toBe(204)
    expect(logged.length).toBeLessThanOrEqual(60)
  })

  test('does not allow its content type on other endpoints', async () => {
    const headers = { 'content-type': 'application/csp-report' }
    const { statusCode } = await headersOf({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: '{}',
    })
    expect(statusCode).toBe(415)
  })
})
