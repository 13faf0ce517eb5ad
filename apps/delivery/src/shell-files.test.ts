import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fakeShell } from './testing/fake-build'
import { TestStore } from './testing/program'

let remotes: TestStore
beforeEach(() => {
  remotes = new TestStore()
})
afterEach(() => remotes.remove())

/** Writes the build of a shell with one script, in its own folder. */
function builtShell(version: string, script = `// ${version}`, stored = script): string {
  const folder = path.join(remotes.folder, `built-${version}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'main.js'), stored)
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return fakeShell(folder, version, { page: '<!doctype html>', files: { 'main.js': hash } })
}

const shells = () => path.join(remotes.store, 'registry/shells')
const folders = () => readdirSync(shells()).filter((name) => !name.endsWith('.json'))

test('keeps the files of the newest two shells, and of one with --only', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await remotes.json('shell', builtShell(version))
  expect(folders()).toEqual(['2.0.0', '3.0.0'])
  expect(readFileSync(path.join(shells(), '3.0.0/main.js'), 'utf8')).toBe('// 3.0.0')
  await remotes.json('gc', '--days', '0')
  expect(folders()).toEqual(['2.0.0', '3.0.0'])
  await remotes.json('shell', builtShell('3.0.0'), '--only')
  expect(folders()).toEqual(['3.0.0'])
})

test('records a shell without its files if one is of another build, and says so', async () => {
  const { notes, shells: recorded } = await remotes.json('shell', builtShell('1.0.0', 'a', 'b'))
  expect(recorded).toEqual(['1.0.0'])
  expect(notes.join()).toContain('main.js is not of this build.')
  expect(existsSync(path.join(shells(), '1.0.0'))).toBe(false)
})

test('reads the files of a deployed shell from its address', async () => {
  const folder = path.dirname(builtShell('1.0.0'))
  const server = http.createServer(({ url = '' }, reply) => {
    const file = path.join(folder, url === '/shell.json' ? 'shell-1.0.0.json' : url)
    if (existsSync(file)) reply.end(readFileSync(file))
    else reply.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has an AddressInfo
  try {
    const { notes } = await remotes.json('shell', `http://127.0.0.1:${port}/shell.json`)
    expect(notes).toEqual([])
    expect(readFileSync(path.join(shells(), '1.0.0/main.js'), 'utf8')).toBe('// 1.0.0')
  } finally {
    server.close()
  }
})
