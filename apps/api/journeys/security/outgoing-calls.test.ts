// Engines: one
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

let trap: Server
let port = 0
const received: string[] = []

beforeAll(async () => {
  trap = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    response.end('{"data": []}')
  })
  await new Promise<void>((resolve) => trap.listen(0, resolve))
  port = (trap.address() as AddressInfo).port // a TCP server's address is never a string
})
afterAll(() => {
  trap.closeAllConnections()
  trap.close()
})

/** Headers in which a proxy or a browser names an address. */
const ADDRESS_HEADERS = [
  'forwarded',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]

/** Spellings of this machine, local networks and cloud metadata services. */
function hostileUrls(): string[] {
  const here = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
  ]
  return [
    ...here.map((host) => `http://${host}:${port}/trap`),
    `http://[::ffff:127.0.0.1]:${port}/trap`,
    `https://127.0.0.1:${port}/trap`,
    `http://api.cerebras.ai@127.0.0.1:${port}/trap`,
    `http://127.0.0.1:${port}#@api.cerebras.ai/`,
    `http://127.0.0.1:${port}\\@api.cerebras.ai/`,
    `//127.0.0.1:${port}/trap`,
    `/../..//127.0.0.1:${port}/trap`,
    `gopher://127.0.0.1:${port}/_GET`,
    `ftp://127.0.0.1:${port}/trap`,
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/',
    'http://metadata.google.internal/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    `llama\r\nHost: 127.0.0.1:${port}`,
  ]
}

test('twenty-five hostile URLs in every field of a person cause no request of the server', async () => {
  const urls = hostileUrls()
  expect(urls).toHaveLength(25)
  const person = await setting.newPerson()
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Mine' } })
  const headers = (url: string) => ({
    authorization: `Bearer ${person.token}`,
    ...Object.fromEntries(ADDRESS_HEADERS.map((name) => [name, url.replace(/\s/g, '')])),
  })
  setting.server.ai.timeoutMs = 200
  for (const url of urls) {
    const short = url.slice(0, 60)
    const common = { asset_type: short, asset_description: url, account: url }
    await person.answer(contracts.addAsset, { body: cash(1, common) })
    await person.answer(contracts.addTentativeAsset, { body: bonus(common) })
    await person.answer(contracts.addLiability, {
      body: carLoan({ liability_type: short, description: url }),
    })
    const profile = { name: url, monthly_income: 1, currency_preference: 'USD', selected_model: url }
    await person.answer(contracts.createSession, { body: { title: short } })
    await person.answer(contracts.sendChat, { body: { session_id, message: `Please open ${url}` } })
    await person.answer(contracts.updateProfile, { body: profile })
    await fetch(`${setting.server.url}/api/dashboard`, { headers: headers(url) })
  }
  for (const url of urls) {
    const profile = { name: url, monthly_income: 1, currency_preference: 'USD', selected_model: url }
    await person.answer(contracts.updateProfile, { body: { ...profile, cerebras_api_key: url } })
    // The server asks the operator's provider, which is not running in this test.
    expect(await person.refusal(contracts.listModels)).toMatchObject({ code: 'models_unavailable' })
  }
  expect(received).toEqual([])
})

const folder = join(__dirname, '../../src')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The source files of the server whose text matches, without tests. */
function filesWith(pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing'))
    .filter((file) => pattern.test(read(file)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

test('the server opens connections in three places: to the URL set by the operator, to webhooks, and to itself', () => {
  const opens =
    /\bfetch\(\s*[^)\s]|import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(http|https|net|tls)'/
  expect(filesWith(opens)).toEqual([
    'domain/assistant/provider-response.ts',
    'domain/outgoing/guarded-post.ts',
    // The socket in the data folder through which commands reach the running server.
    'maintenance/control-socket.ts',
  ])
  expect(read('domain/outgoing/guarded-post.ts')).toContain('agent: useAgent(url,')
  expect(read('domain/assistant/models.ts')).toMatch(/boundedFetch\(`\$\{baseUrl\}\/models`/)
  expect(read('domain/assistant/ask-model.ts')).toMatch(/baseURL: ai\.baseUrl,/)
})

test('the server starts programs in two places, which take nothing from a person', () => {
  expect(filesWith(/child_process/)).toEqual([
    // Its own reader of bank files, which gets the file on standard input.
    'domain/bank-files/read-in-process.ts',
    // `ps` and `sysctl` with fixed arguments.
    'storage/pglite/process-identity.ts',
  ])
  expect(read('domain/bank-files/read-in-process.ts')).toMatch(/import \{[^}]*\bfork\b[^}]*\} from/)
  expect(read('storage/pglite/process-identity.ts')).not.toMatch(/\b(exec|execSync|spawn|shell)\b/)
})

test('cryptography comes from node:crypto and five packages, and random numbers of secrets from node:crypto', () => {
  const packages = /(?:from |import\()'(?:@node-rs\/argon2|fast-jwt|web-push|otpauth|@simplewebauthn\/server)/
  expect(filesWith(packages)).toEqual([
    'domain/account/access-token.ts',
    'domain/oauth/registered-program.ts',
    'domain/reminders/send-reminders.ts',
    'domain/second-factors/authenticator-app.ts',
    'domain/second-factors/login-ticket.ts',
    'domain/second-factors/manage-passkeys.ts',
    'domain/second-factors/passkey-assertion.ts',
    'domain/secrets/secret-hash.ts',
  ])
  expect(
    filesWith(/from '[^'.]*(?:crypto|cipher|hash|bcrypt|scrypt|jose|nacl|sodium|jsonwebtoken)[^']*'/),
  ).toEqual(filesWith(/from 'node:crypto'/))
  // The waits before another try.
  expect(filesWith(/Math\.random/)).toEqual(['storage/postgres/server-search.ts', 'storage/user-database.ts'])
})

test('the server names only AES-256-GCM, SHA-256 and P-256', () => {
  const names =
    /\b(?:create(?:Hash|Hmac|Sign|Verify|ECDH|Cipheriv|Decipheriv)|hkdfSync|pbkdf2(?:Sync)?)\(\s*([^,)]+)/g
  const used = filesWith(/from 'node:crypto'/).flatMap((file) =>
    [...read(file).matchAll(names)].map(([, name]) => name),
  )
  expect([...new Set(used)].sort()).toEqual(["'prime256v1'", "'sha256'", 'CIPHER'])
  expect(filesWith(/\bCIPHER\b/)).toEqual(['domain/secrets/sealed-box.ts'])
  expect(read('domain/secrets/sealed-box.ts')).toContain("const CIPHER = 'aes-256-gcm'")
})
