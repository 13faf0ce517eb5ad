import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OWN_PAGES } from '@solvent/delivery/page-parts'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'

const KIB = 1024
const HASH = `sha384-${'A'.repeat(64)}`
const PARTS = ['signed-in', 'http', 'controls', ...new Set(Object.values(OWN_PAGES).flat())]
const SHARED = 'const names = ["~standard", "AxiosError", "__FEDERATION__"]'

let store: TestStore
beforeEach(() => {
  store = new TestStore()
})
afterEach(() => store.remove())

/** A shell whose main script has `mainBytes` compressed bytes, and each part 1 KiB. */
function fakeShell(mainBytes: number, main = SHARED): string {
  const folder = path.join(store.folder, 'shell')
  mkdirSync(folder)
  const write = (file: string, content: string | Uint8Array) =>
    writeFileSync(path.join(folder, file), content)
  const font = '<link rel="preload" href="/text.woff2" as="font">'
  write('index.html', `${font}<script defer src="/main.js"></script>`)
  write('text.woff2', new Uint8Array(2 * KIB))
  write('main.js', main)
  write('main.js.br', new Uint8Array(mainBytes))
  for (const part of PARTS) {
    write(`${part}.js`, '')
    write(`${part}.js.br`, new Uint8Array(KIB))
  }
  write(
    'preload.json',
    JSON.stringify(Object.fromEntries(PARTS.map((part) => [part, [[`${part}.js`, HASH]]]))),
  )
  return folder
}

const remote = (options: Parameters<typeof fakeBuild>[1] = {}) =>
  fakeBuild(path.join(store.folder, 'coins'), options)

test('prints the size of every page, without errors if all are within budget', async () => {
  const { code, out, err } = await store.weigh(fakeShell(98 * KIB), remote())
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^\/login +100\.0 +120\.0 KiB$/m)
  expect(out).toMatch(/^\/ +103\.0 +230\.0 KiB$/m)
  expect(out).toMatch(/^\/coins +103\.\d +250\.0 KiB$/m)
  expect(out).toMatch(/^\/profile +103\.0 +250\.0 KiB$/m)
})

test('fails if a page is over its budget', async () => {
  const { code, err } = await store.weigh(fakeShell(119 * KIB), remote())
  expect(code).toBe(1)
  expect(err).toBe(`/login loads ${121 * KIB} bytes, and its budget is ${120 * KIB}.`)
})

test.each([
  ['zod', '"~standard"'],
  ['axios', 'class AxiosError'],
  ['the core of the federation runtime', 'globalThis.__FEDERATION__'],
])('fails if a remote contains a copy of %s', async (what, script) => {
  const { code, err } = await store.weigh(fakeShell(KIB), remote({ others: { 'later.js': script } }))
  expect(code).toBe(1)
  expect(err).toBe(`coins_mfe contains ${what}, which the shell has.`)
})

test('fails if a marker is no longer in the shell, as it would detect nothing', async () => {
  const { code, err } = await store.weigh(fakeShell(KIB, SHARED.replace('AxiosError', 'Failure')), remote())
  expect(code).toBe(1)
  expect(err).toContain('The mark of axios is not in the shell')
})

test('says to build first if a folder has no build', async () => {
  const { code, err } = await store.weigh(path.join(store.folder, 'nothing'), remote())
  expect(code).toBe(1)
  expect(err).toContain('Build the shell first.')
})
