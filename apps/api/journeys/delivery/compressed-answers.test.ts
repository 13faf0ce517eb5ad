// Engines: one
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { cash } from '@solvent/api-testing/examples'
import { type Person, signUp } from '@solvent/api-testing/person'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import { addAsset, getProfile, listAssets, listEntries } from '@solvent/contracts'
import { exportData } from '@solvent/contracts/transfer'
import { compressedCopies } from '@solvent/delivery/compressed-copies'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const BROWSER = 'gzip, deflate, br, zstd'
const SCRIPT = 'console.log("Solvent");'.repeat(100)
const SCRIPT_FILE = 'main.1a2b3c4d.js'

let store: RegistryStore
let server: PageServer
let person: Person

beforeAll(async () => {
  store = await RegistryStore.make()
  await store.publish(1, { assets_mfe: row(), chat_mfe: otherRow('chat'), goals_mfe: otherRow('goals') })
  const copies = await compressedCopies(Buffer.from(SCRIPT))
  await writeFile(join(store.shellDir, SCRIPT_FILE), SCRIPT)
  await writeFile(join(store.shellDir, `${SCRIPT_FILE}.br`), copies['.br'])
  await writeFile(join(store.shellDir, `${SCRIPT_FILE}.gz`), copies['.gz'])
  server = await startPages(setting.server, store)
  person = await signUp(server.url)
  for (let n = 0; n < 20; n += 1) await person.answer(addAsset, { body: cash(n + 1) })
})
afterAll(async () => {
  await server.stop()
  await store.remove()
})

interface Sent {
  status: number
  encoding: string | undefined
  headers: http.IncomingHttpHeaders
  /** The body as sent over the network. */
  bytes: Buffer
}

/** Sends a request and does not decompress the response. */
async function ask(path: string, accepted: string, more: Record<string, string> = {}): Promise<Sent> {
  const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': accepted, ...more }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(server.url + path, { headers }, resolve).on('error', reject)
  })
  return {
    status: response.statusCode ?? 0,
    encoding: response.headers['content-encoding'],
    headers: response.headers,
    bytes: await buffer(response),
  }
}

/** Removes the timestamp of an export. */
function withoutTimestamp(bytes: Buffer): string {
  return bytes.toString().replace(/"exported_at":"[^"]*"/, '')
}

const ENCODINGS = [
  ['br', BROWSER, brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const

describe.each(ENCODINGS)('for a client that accepts %s (%s)', (encoding, accepted, decompress) => {
  test.each([
    ['a list', listAssets.path],
    ['a long list', listEntries.path],
    ['a streamed export', exportData.path],
    ['a table as CSV', '/api/export/assets.csv'],
  ])('%s is compressed and unchanged', async (_, path) => {
    const plain = await ask(path, 'identity')
    const sent = await ask(path, accepted)
    expect([plain.encoding, sent.status, sent.encoding]).toEqual([undefined, 200, encoding])
    expect(sent.headers.vary).toMatch(/accept-encoding/i)
    expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(withoutTimestamp(decompress(sent.bytes))).toBe(withoutTimestamp(plain.bytes))
  })

  test('a script of the shell is sent as compressed by the build', async () => {
    const sent = await ask(`/${SCRIPT_FILE}`, accepted)
    expect([sent.status, sent.encoding]).toEqual([200, encoding])
    const copies = await compressedCopies(Buffer.from(SCRIPT))
    expect(sent.bytes).toEqual(copies[encoding === 'br' ? '.br' : '.gz'])
    expect(sent.headers['cache-control']).toContain('immutable')
    expect(sent.headers['content-type']).toMatch(/javascript/)
    expect(sent.headers.vary).toMatch(/accept-encoding/i)
  })

  test('the page is compressed together with its registry', async () => {
    const sent = await ask('/', accepted)
    expect(sent.encoding).toBe(encoding)
    expect(decompress(sent.bytes).toString()).toBe((await server.page()).text)
  })
})

test('a short response is not compressed', async () => {
  expect((await ask(getProfile.path, BROWSER)).encoding).toBeUndefined()
})

test('a matching ETag of a compressed response gets a 304', async () => {
  const { headers } = await ask(listAssets.path, BROWSER)
  const again = await ask(listAssets.path, BROWSER, { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test('a client that accepts no compression gets the plain script', async () => {
  const sent = await ask(`/${SCRIPT_FILE}`, 'identity')
  expect([sent.encoding, sent.bytes.toString()]).toEqual([undefined, SCRIPT])
})

test.each(['.br', '.gz'])('a compressed copy cannot be requested directly: %s', async (suffix) => {
  expect((await ask(`/${SCRIPT_FILE}${suffix}`, BROWSER)).status).toBe(404)
})

test('a compressed request body is refused, because a small one can expand to a large one', async () => {
  const response = await fetch(server.url + addAsset.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    body: gzipSync(JSON.stringify(cash(1))),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_request' })
})
