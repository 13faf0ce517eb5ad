import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

let store: string
let host: ChildProcess
let origin: string

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilItAnswers(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The host does not answer.')
}

function release(version: string, content: string): void {
  const folder = path.join(store, 'a_mfe', version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'entry.js'), content)
  writeFileSync(path.join(folder, 'entry.js.br'), brotliCompressSync(content))
  writeFileSync(path.join(folder, 'entry.js.gz'), gzipSync(content))
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ name: 'a_mfe', version }))
}

/** The raw response for a path that is sent unchanged. */
function sent(url: string, accepted: string): Promise<{ response: http.IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(origin, { path: url, headers: { 'Accept-Encoding': accepted } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve({ response, body: Buffer.concat(parts) }))
    })
    request.on('error', reject)
  })
}

beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'solvent-store-'))
  release('1-a', 'first')
  mkdirSync(path.join(store, 'a_mfe', '.new-1'))
  writeFileSync(path.join(store, 'a_mfe', '.new-1', 'entry.js'), 'unfinished')
  mkdirSync(path.join(store, 'registry'))
  writeFileSync(path.join(store, 'registry', 'current'), '1')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  host = spawn(process.execPath, [
    path.join(__dirname, 'static-host.mjs'),
    path.join(store, 'a_mfe'),
    String(port),
  ])
  await untilItAnswers()
})
afterAll(() => {
  host.kill()
  rmSync(store, { recursive: true, force: true })
})

test('a file of a release is served to every origin and cached permanently', async () => {
  const response = await fetch(`${origin}/a_mfe/1-a/entry.js?x`)
  expect(await response.text()).toBe('first')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])('it is sent as %s to a browser that accepts %s', async (encoding, accepted, read) => {
  const { response, body } = await sent('/a_mfe/1-a/entry.js', accepted)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers.vary).toBe('Accept-Encoding')
  expect(read(body).toString()).toBe('first')
})

test('a new release is available immediately, and earlier ones stay', async () => {
  release('2-b', 'second')
  expect(await (await fetch(`${origin}/a_mfe/2-b/entry.js`)).text()).toBe('second')
  expect(await (await fetch(`${origin}/a_mfe/1-a/entry.js`)).text()).toBe('first')
})

test.each([
  '/',
  '/a_mfe/3-c/entry.js',
  '/a_mfe/1-a',
  '/a_mfe/1-a/',
  '/a_mfe/1-a/../../registry/current',
  '/a_mfe/..%2f..%2fregistry/current',
  '/a_mfe/../registry/current',
  '/a_mfe/.new-1/entry.js',
  '/registry/1/current',
  '/other_mfe/1-a/entry.js',
  '//',
  '/%',
])('there is nothing at %s', async (url) => {
  expect((await sent(url, 'br')).response.statusCode).toBe(404)
})

test('a HEAD request is answered without the file', async () => {
  const response = await fetch(`${origin}/a_mfe/1-a/entry.js`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('a folder that cannot be served because its port is taken is named', async () => {
  const second = spawn(process.execPath, [
    path.join(__dirname, 'static-host.mjs'),
    path.join(store, 'a_mfe'),
    new URL(origin).port,
  ])
  expect(await text(second.stderr)).toContain('a_mfe cannot be served on port')
})
