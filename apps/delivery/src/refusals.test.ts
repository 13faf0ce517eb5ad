import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { currentRegistry } from './testing/read-store'

let remotes: TestStore
beforeAll(async () => {
  remotes = new TestStore()
  const place = {
    kind: 'page',
    path: '/notes',
    label: 'Notes',
    icon: [],
    order: 600,
    shortcut: { keys: ['g', 'n'], does: 'Go' },
  }
  const assistant = { kind: 'widget', slot: 'assistant', label: 'Assistant' }
  await remotes.publish(fakeBuild(remotes.folder, { name: 'notes_mfe', metadata: { place } }))
  await remotes.publish(
    fakeBuild(remotes.folder, {
      name: 'talk_mfe',
      exposes: ['./widget', './contract'],
      metadata: { place: assistant },
    }),
  )
  await remotes.json('shell', fakeShell(remotes.folder, '1.0.0', { paths: ['/profile'] }))
  await remotes.json(
    'shell',
    fakeShell(remotes.folder, '1.1.0', { packages: { '@solvent/ui': ['Button', 'Card', 'Chart'] } }),
  )
})
afterAll(() => remotes.remove())

const page = { kind: 'page', path: '/coins', label: 'Coins', icon: [], order: 500 }
const noise = Array.from({ length: 3000 }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join()

type Build = Parameters<typeof fakeBuild>[1]

const metaData = { name: 'coins_mfe', globalName: 'coins_mfe', remoteEntry: { name: 'remoteEntry.js' } }
const foreignNames: [field: string, manifest: Record<string, unknown>][] = [
  ['id', { id: 'notes_mfe' }],
  ['name', { name: 'notes_mfe' }],
  ['metaData.name', { metaData: { ...metaData, name: 'notes_mfe' } }],
  ['metaData.globalName', { metaData: { ...metaData, globalName: 'notes_mfe' } }],
]

test.each<[string, Build, string]>([
  ['no page', { exposes: ['./contract'] }, 'coins_mfe does not expose ./page: add src/page'],
  [
    'no contract',
    { exposes: ['./page'] },
    'coins_mfe does not expose ./contract: build it again with remoteConfig',
  ],
  [
    'a page where a widget stands',
    { metadata: { place: { kind: 'widget', slot: 'assistant', label: 'Coins' } } },
    'coins_mfe does not expose ./widget',
  ],
  [
    'a contract that no shell mounts',
    { metadata: { contract: 7 } },
    'coins_mfe uses contract 7, and the shell 1.1.0 mounts 1: deploy a shell that mounts 7 first',
  ],
  [
    'an export that only the newest shell gives',
    { metadata: { needs: { '@solvent/ui': ['Card', 'Chart'] } } },
    'coins_mfe uses Chart of @solvent/ui, which the shell 1.0.0 does not give',
  ],
  [
    'a package that is not shared',
    { metadata: { needs: { lodash: ['map'] } } },
    'coins_mfe uses lodash, which the shell 1.1.0 does not share',
  ],
  [
    'a container over its budget',
    { entry: noise },
    'bytes, and its budget is 2000. Make it lighter, or raise the budget in its remote.json.',
  ],
  [
    'a first load over its budget',
    { metadata: { place: page, budget: { entry: 2000, first: 10 } } },
    'bytes at first, and its budget is 10.',
  ],
  [
    'the path of another remote',
    { metadata: { place: { ...page, path: '/notes' } } },
    'The path /notes of coins_mfe is taken by notes_mfe: choose another one',
  ],
  [
    'the path of the shell',
    { metadata: { place: { ...page, path: '/profile' } } },
    '/profile is a page of the shell 1.0.0',
  ],
  [
    'the name of another page',
    { metadata: { place: { ...page, label: 'Notes' } } },
    'The label Notes of coins_mfe is taken by notes_mfe',
  ],
  [
    'the keys of another page',
    { metadata: { place: { ...page, shortcut: { keys: ['g', 'n'], does: 'Go' } } } },
    'The keys g n of coins_mfe is taken by notes_mfe',
  ],
  [
    'the slot of another widget',
    {
      exposes: ['./widget', './contract'],
      metadata: { place: { kind: 'widget', slot: 'assistant', label: 'X' } },
    },
    'The slot assistant of coins_mfe is taken by talk_mfe',
  ],
  [
    'a name that is no identifier',
    { metadata: { name: 'Coins-mfe' } },
    'does not name a remote and a version: name',
  ],
  ['the name of the registry', { metadata: { name: 'registry' } }, 'it is the name of the registry'],
  [
    'a version with a parent path',
    { metadata: { version: '../../etc' } },
    'does not name a remote and a version: version',
  ],
  [
    'a place without a label',
    { metadata: { place: { ...page, label: '' } } },
    'release.json is not right: place.label',
  ],
  [
    'no place, and none to take it from',
    { metadata: { place: undefined } },
    'does not say where coins_mfe stands (place)',
  ],
  [
    'another hash than its script has',
    { metadata: { integrity: {} } },
    'The file remoteEntry.js is not what release.json says of it',
  ],
  [
    'the manifest file of another build',
    { manifestText: JSON.stringify({ metaData: { name: 'coins_mfe' }, exposes: [] }) },
    'The file mf-manifest.json is not what release.json says of it: build coins_mfe again.',
  ],
  [
    'a manifest file that is cut off',
    { manifestText: '{"id":"coins_mfe"' },
    'The file mf-manifest.json is not what release.json says of it: build coins_mfe again.',
  ],
  ['an empty container', { entry: '' }, 'The file remoteEntry.js of coins_mfe is no script (it is empty)'],
  [
    'the container of another remote',
    { entry: 'var notes_mfe = {}' },
    'The container remoteEntry.js does not register coins_mfe: build coins_mfe again.',
  ],
  [
    'an error page as its page',
    { others: { 'expose_page.js': '<!doctype html><title>Not found</title>' } },
    'The file expose_page.js of coins_mfe is no script (Unexpected token',
  ],
  [
    'a script of another remote as its page',
    { others: { 'expose_page.js': '(globalThis.rspackChunknotes_mfe||=[]).push([[218],{}])' } },
    'The file expose_page.js of coins_mfe is a script of notes_mfe: build coins_mfe again.',
  ],
  ...['remote:"notes_mfe",kind:"page",version:1', 'remote:"coins_mfe",kind:"page",version:2'].map(
    (contract) =>
      [
        `another contract module (${contract})`,
        { others: { 'expose_contract.js': `use({contract:{${contract}}})` } },
        'and release.json says coins_mfe, page, contract 1: build coins_mfe again.',
      ] satisfies [string, Build, string],
  ),
  [
    'a page and a widget',
    { exposes: ['./page', './widget', './contract'] },
    'coins_mfe exposes ./widget, and its place is a page: correct its remote.json.',
  ],
  [
    'a container that has no hash',
    { manifest: { metaData: { ...metaData, remoteEntry: { name: 'other.js' } } } },
    'The container other.js of coins_mfe has no hash in release.json: build coins_mfe again.',
  ],
  ...foreignNames.map(
    ([field, manifest]) =>
      [
        `another remote as the ${field} of its manifest`,
        { manifest },
        `The manifest of coins_mfe (mf-manifest.json) has the ${field} notes_mfe, and release.json the name coins_mfe: build coins_mfe again.`,
      ] satisfies [string, Build, string],
  ),
])('refuses a release with %s and leaves nothing behind', async (_, options, sentence) => {
  const budget = { budget: { entry: 2000, first: 80_000 } }
  const build = fakeBuild(remotes.folder, {
    version: '1.0.0-x',
    ...options,
    metadata: { ...budget, ...options?.metadata },
  })
  const { code, err } = await remotes.run('publish', build, '--origin', ORIGIN)
  expect(err).toContain(sentence)
  expect(code).toBe(1)
  expect(currentRegistry(remotes.store).revision).toBe(2)
  const left = path.join(remotes.store, 'coins_mfe')
  expect(existsSync(left) ? readdirSync(left) : []).toEqual([])
  rmSync(build, { recursive: true })
})

test('refuses to change a published version', async () => {
  const other = fakeBuild(remotes.folder, { name: 'notes_mfe', entry: 'something else' })
  const { code, err } = await remotes.run('publish', other)
  expect(err).toBe(
    'notes_mfe 1.0.0-aaaa is published already, with other files. A release never changes: give it another version.',
  )
  expect(code).toBe(1)
})

test('refuses a widget under the name of a page', async () => {
  const widget = fakeBuild(remotes.folder, {
    name: 'notes_mfe',
    version: '2.0.0-w',
    exposes: ['./widget', './contract'],
    metadata: { place: { kind: 'widget', slot: 'assistant', label: 'Notes' } },
  })
  const { code, err } = await remotes.run('publish', widget)
  expect(err).toContain(
    'notes_mfe is a widget, and its release 1.0.0-aaaa is a page: give the widget another name, or remove notes_mfe first.',
  )
  expect(code).toBe(1)
})

test('names a nested folder, a truncated release.json and a missing one', async () => {
  const build = fakeBuild(remotes.folder, { version: '1.0.0-y' })
  mkdirSync(path.join(build, 'inner'))
  expect((await remotes.run('publish', build)).err).toContain(
    'inner is no file: a release is one flat folder',
  )
  rmSync(path.join(build, 'inner'), { recursive: true })
  writeFileSync(path.join(build, 'release.json'), '{"name":')
  expect((await remotes.run('publish', build)).err).toContain('release.json is no JSON')
  rmSync(path.join(build, 'release.json'))
  expect(await remotes.run('publish', build)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Build it first'),
  })
})

test.each<[string[], string]>([
  [['frobnicate'], 'There is no command frobnicate. There are: publish, list'],
  [['toString'], 'There is no command toString'],
  [['pin', 'notes_mfe'], 'Write it like this: npm run remotes -- pin <name> <version>'],
  [['pin', 'notes_mfe', '1', '--hard'], "Unknown option '--hard'"],
  [
    ['pin', 'coins', '1.0.0'],
    'The registry names no remote coins that can be read. It names: notes_mfe, talk_mfe.',
  ],
  [
    ['pin', 'notes_mfe', '9.9.9'],
    'notes_mfe 9.9.9 is not in the store. See: npm run remotes -- list notes_mfe',
  ],
  [['pin', 'notes_mfe', '../talk_mfe/1.0.0-aaaa'], 'is not a version'],
  [['rollback', 'coins'], 'The registry names no remote coins'],
  [['remove', 'coins'], 'The registry names no remote coins'],
  [['list', 'coins'], 'The store knows no remote coins'],
  [['canary', 'notes_mfe', '1.0.0-aaaa'], 'Say how many percent get'],
  [['canary', 'notes_mfe', '1.0.0-aaaa', '101'], '101 is not a percentage: write a number from 0 to 100.'],
  [['canary', 'notes_mfe', '1.0.0-aaaa', 'half'], 'half is not a percentage'],
  [['gc', '--days', 'many'], '--days many is not a number of days.'],
  [['watch'], "Say where the servers' figures are"],
  [['watch', '--metrics', 'ftp://x'], 'ftp://x is no address'],
  [['watch', '--metrics', 'http://x', '--every', '10'], '--every 10 is not a time: write it like 10s'],
  [['watch', '--metrics', 'http://x', '--worse-by', '0'], '--worse-by 0 is not a number above 0.'],
  [['publish', 'nothing'], 'There is no release.json in nothing'],
  [['shell', 'nothing.json'], 'nothing.json cannot be read'],
  [['list', '--by', 'x'.repeat(81)], '--by is a name of at most 80 characters.'],
])('refuses invalid usage %j and says why', async (args, sentence) => {
  const { code, out, err } = await remotes.run(...args)
  expect(err).toContain(sentence)
  expect([code, out]).toEqual([2, ''])
})

test.each([
  'remotes.example.com',
  'https://*',
  'https://*.example.com',
  'https://remotes.example.com/path',
  'https://user:pw@remotes.example.com',
  'javascript:alert(1)',
  'file:///srv',
])('%s is not an origin', async (origin) => {
  const { code, err } = await remotes.run('publish', fakeBuild(remotes.folder), '--origin', origin)
  expect([code, err]).toEqual([2, expect.stringContaining('is not an origin')])
})

test.each<[string[], string]>([
  [['rollback', 'notes_mfe'], 'No release of notes_mfe stood before 1.0.0-aaaa'],
  [['canary', 'notes_mfe', 'off'], 'notes_mfe has no canary'],
  [['canary', 'notes_mfe', 'promote'], 'notes_mfe has no canary'],
  [['canary', 'notes_mfe', '1.0.0-aaaa', '5'], 'Everybody has notes_mfe 1.0.0-aaaa already'],
])('refuses %j and says why', async (args, sentence) => {
  const { code, err } = await remotes.run(...args)
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)])
})

test('the first release needs an origin, and cannot be a canary', async () => {
  const build = fakeBuild(remotes.folder)
  expect((await remotes.run('publish', build)).err).toContain('Say once from where coins_mfe is served')
  expect((await remotes.run('publish', build, '--origin', ORIGIN, '--canary', '5')).err).toContain(
    'publish it without --canary',
  )
  expect((await remotes.run('publish', build, '--origin', ORIGIN, '--json')).code).toBe(0)
  await remotes.json('remove', 'coins_mfe')
})

test('reports a refusal as JSON', async () => {
  const { code, out } = await remotes.run('rollback', 'notes_mfe', '--json')
  expect([code, JSON.parse(out)]).toEqual([1, { error: expect.stringContaining('No release of notes_mfe') }])
})

test('only a first release creates a store', async () => {
  const nowhere = path.join(remotes.folder, 'nowhere')
  const { code, err } = await remotes.run('pin', 'a_mfe', '1', '--store', nowhere)
  expect([code, err]).toEqual([1, expect.stringContaining('There is no store at')])
  expect(existsSync(nowhere) || existsSync(`${nowhere}.key`)).toBe(false)
})

test.each<[string, (file: string) => void, string]>([
  ['that others may read', (file) => chmodSync(file, 0o644), 'Others may read the private key'],
  ['of another kind', (file) => writeFileSync(file, rsa()), 'is not an Ed25519 private key'],
  ['that is damaged', (file) => writeFileSync(file, 'x'), 'is not an Ed25519 private key'],
  ['of another store', (file) => writeFileSync(file, ed25519()), 'is not the key of this store'],
  ['that is gone', (file) => rmSync(file), 'is missing. Put it there again'],
])('refuses a key %s', async (_, spoil, sentence) => {
  const own = new TestStore()
  try {
    await own.publish(fakeBuild(own.folder))
    spoil(`${own.store}.key`)
    const { code, err } = await own.run('publish', fakeBuild(own.folder, { version: '2.0.0-b' }))
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)])
  } finally {
    own.remove()
  }
})

function rsa(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function ed25519(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
