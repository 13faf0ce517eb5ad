import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@solvent/delivery/integrity'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { versionOf } from './testing/read-store'

/** What a shell shares, and what a remote was built with. */
interface Kit {
  react: string
  ui: string
  contracts: string
}

const FIRST: Kit = {
  react: '19.3.1',
  ui: 'export {}; export declare function Button(props: { label: string }): unknown',
  contracts:
    'export {}; export declare const addAsset: { path: "/api/assets"; method: "POST"; response: null }',
}

let remotes: TestStore
beforeEach(() => {
  remotes = new TestStore()
})
afterEach(() => remotes.remove())

function typesOf({ ui, contracts }: Kit): { text: string; types: string } {
  const library = (text: string) => ({ main: 'index.d.ts', files: { 'index.d.ts': text } })
  const text = JSON.stringify({ '@solvent/contracts': library(contracts), '@solvent/ui': library(ui) })
  return { text, types: createHash('sha256').update(text).digest('hex') }
}

function callsOf({ contracts }: Kit): string[] {
  return [...contracts.matchAll(/export declare const (\w+)/g)].flatMap(([, name]) => name ?? [])
}

/** Records a shell; returns its notes. */
async function recordShell(version: string, kit: Kit, ...args: string[]): Promise<string> {
  const folder = path.join(remotes.folder, `shell-${version}`)
  const { text, types } = typesOf(kit)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'types.json'), text)
  const file = fakeShell(folder, version, {
    packages: { react: ['useState'], '@solvent/ui': ['Button'], '@solvent/contracts': callsOf(kit) },
    versions: { react: kit.react },
    page: '<!doctype html>',
    files: { 'types.json': integrityOf(Buffer.from(text)) },
    types,
  })
  return (await remotes.json('shell', file, ...args)).notes.join('\n')
}

/** The folder of a remote that was built with the packages of a kit. */
function built(version: string, kit: Kit): string {
  const { text, types } = typesOf(kit)
  const folder = fakeBuild(remotes.folder, {
    version,
    manifest: { shared: [{ name: 'react', version: kit.react, requiredVersion: `^${kit.react}` }] },
    metadata: {
      types,
      needs: { react: ['useState'], '@solvent/ui': ['Button'], '@solvent/contracts': callsOf(kit) },
    },
  })
  writeFileSync(path.join(folder, 'types.json'), text)
  return folder
}

const publish = (folder: string) => remotes.run('publish', folder, '--origin', ORIGIN, '--no-try-on')

test.each<[string, Kit, RegExp]>([
  [
    'React 20',
    { ...FIRST, react: '20.0.0' },
    /built with react \^19\.3\.1, and the shell 2\.0\.0 shares 20\.0\.0/,
  ],
  [
    'a renamed prop',
    { ...FIRST, ui: FIRST.ui.replace('label', 'title') },
    /uses Button of @solvent\/ui, which the shell 2\.0\.0 has changed: .*title/,
  ],
  [
    'a removed call',
    { ...FIRST, contracts: FIRST.contracts.replace('addAsset', 'createAsset') },
    /uses addAsset of @solvent\/contracts, which the shell 2\.0\.0 does not give/,
  ],
])('%s of a new shell reaches remotes in the order of the roll-out', async (_, next, reason) => {
  expect(await recordShell('1.0.0', FIRST)).toBe('')
  expect(await publish(built('1.0.0-a', FIRST))).toMatchObject({ code: 0 })

  // The new shell is recorded before its servers start: it names the releases that it cannot run.
  expect(await recordShell('2.0.0', next)).toMatch(reason)
  expect((await remotes.run('verify')).out).toMatch(reason)
  expect(await publish(built('1.1.0-b', FIRST))).toMatchObject({
    code: 1,
    err: expect.stringMatching(reason),
  })
  // A remote for the new shell waits until the former one is gone.
  const early = await publish(built('2.0.0-c', next))
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining('the shell 1.0.0') })
  expect(versionOf(remotes.store)).toBe('1.0.0-a')

  await recordShell('2.0.0', next, '--only')
  expect(await publish(built('2.0.0-c', next))).toMatchObject({ code: 0 })
  expect(await remotes.json('verify')).toMatchObject({ problems: [] })
  expect(await remotes.run('rollback', 'coins_mfe')).toMatchObject({
    code: 1,
    err: expect.stringMatching(reason),
  })
})

test('what a new shell adds changes nothing for remotes', async () => {
  await recordShell('1.0.0', FIRST)
  const more = {
    react: '19.4.0',
    ui: FIRST.ui.replace('label: string', 'label: string; hint?: string'),
    contracts: `${FIRST.contracts}; export declare const listAssets: 1`,
  }
  expect(await recordShell('2.0.0', more)).toBe('')
  expect(await publish(built('1.0.0-a', FIRST))).toMatchObject({ code: 0 })
})
