import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

let release: string
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

beforeAll(async () => {
  release = mkdtempSync(path.join(tmpdir(), 'solvent-release-'))
  mkdirSync(path.join(release, 'static'))
  writeFileSync(path.join(release, 'release.json'), '{"name":"a_mfe","version":"1-a"}')
  writeFileSync(path.join(release, 'static', 'entry.js'), 'first')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  host = spawn(process.execPath, [path.join(__dirname, 'static-host.mjs'), release, String(port)])
  await untilItAnswers()
})
afterAll(() => {
  host.kill()
  rmSync(release, { recursive: true, force: true })
})

test('a file of the release is served for every origin, for ever', async () => {
  const response = await fetch(`${origin}/a_mfe/1-a/static/entry.js?x`)
  expect(await response.text()).toBe('first')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test.each(['/', '/a_mfe/2-b/static/entry.js', '/a_mfe/1-a/static', '/a_mfe/1-a/../static-host.mjs'])(
  'there is nothing at %s',
  async (url) => {
    expect((await fetch(origin + url)).status).toBe(404)
  },
)

test('a build that takes the files away leaves the release as it was', async () => {
  rmSync(path.join(release, 'static'), { recursive: true })
  const response = await fetch(`${origin}/a_mfe/1-a/static/entry.js`)
  expect(await response.text()).toBe('first')
  expect(host.exitCode).toBeNull()
})
