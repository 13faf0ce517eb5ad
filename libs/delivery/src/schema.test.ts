import { firstFiles } from './first-files'
import * as schema from './schema'

const manifest = { metaData: {}, exposes: [] }
const hash = `sha384-${'A'.repeat(64)}`
const page = { kind: 'page', path: '/assets', label: 'Assets', icon: ['M4 4h16v16H4z'], order: 100 }
const row = {
  version: '0.1.0-1a2b3c4d',
  entry: 'https://remotes.example.com/assets_mfe/0.1.0-1a2b3c4d/mf-manifest.json',
  manifest,
  integrity: { 'remoteEntry.js': hash },
  contract: 1,
  place: page,
  topics: { emits: ['saved'], hears: ['chat_mfe/answered@1'] },
}

test('accepts a row of each kind unchanged', () => {
  expect(schema.registryRow.parse(row)).toEqual(row)
  const place = { kind: 'widget', slot: 'assistant', label: 'Assistant' }
  const trial = { ...row, place, canary: { percent: 5, release: { ...row, place } } }
  expect(schema.registryRow.parse(trial)).toEqual(trial)
})

const assets = {
  js: { sync: ['expose_page.js'], async: ['later.js'] },
  css: { sync: [], async: [] },
}
const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' }
const exposes = [{ id: 'assets_mfe:page', name: 'page', path: './page', assets }]
const named = { name: 'assets_mfe', globalName: 'assets_mfe' }
const manifests = {
  'a standard manifest': {
    id: 'assets_mfe',
    name: 'assets_mfe',
    metaData: { ...named, type: 'app', remoteEntry, pluginVersion: '2.9.2', publicPath: 'auto' },
    shared: [
      { id: 'assets_mfe:react', name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', assets },
    ],
    remotes: [],
    exposes,
  },
  'the manifest of an older release': {
    metaData: { ...named, remoteEntry, types: { path: '' } },
    shared: [],
    exposes,
  },
}

test.each(Object.entries(manifests))('of %s, a row keeps only what a page reads', (_, stored) => {
  const { manifest } = schema.registryRow.parse({ ...row, manifest: stored })
  expect(manifest).toEqual({
    metaData: { ...named, remoteEntry: { name: 'remoteEntry.js', path: '' } },
    shared: stored.shared.map(({ name, version }) => ({ name, version })),
    exposes: [{ name: 'page', assets: { js: assets.js } }],
  })
  expect(firstFiles({ manifest })).toEqual({
    entry: 'remoteEntry.js',
    all: ['remoteEntry.js', 'expose_page.js'],
  })
  expect(schema.registryRow.parse({ ...row, manifest }).manifest).toEqual(manifest)
})

test.each(Object.entries(manifests))('of %s, release.json keeps every field', (_, stored) => {
  const budget = { entry: 4600, first: 9900 }
  const release = { ...row, name: 'assets_mfe', manifest: stored, needs: {}, bytes: {}, budget }
  expect(schema.release.parse(release).manifest).toEqual(stored)
})

test.each([
  'http://localhost:3001/assets_mfe/1/mf-manifest.json',
  'http://127.0.0.1:3001/a/1/mf-manifest.json',
  'http://[::1]:3001/a/1/mf-manifest.json',
  'https://remotes.example.com/a/1+b/mf-manifest.json',
])('accepts the manifest URL %s', (entry) => {
  expect(schema.registryRow.safeParse({ ...row, entry }).success).toBe(true)
})

test.each<[string, object]>([
  ['any origin', { entry: 'https://*' }],
  ['any host of a domain', { entry: 'https://*.example.com/a/1/mf-manifest.json' }],
  ['a script as an address', { entry: 'javascript:alert(1)' }],
  ['data as an address', { entry: 'data:application/json,{}' }],
  ['a file as an address', { entry: 'file:///srv/store/a/1/mf-manifest.json' }],
  ['a name and password', { entry: 'https://user:pw@remotes.example.com/a/1/mf-manifest.json' }],
  ['more words for the policy', { entry: "https://remotes.example.com/ 'unsafe-inline'" }],
  ['another directive for the policy', { entry: 'https://remotes.example.com;script-src *' }],
  ['an address of no host', { entry: '/a/1/mf-manifest.json' }],
  ['a URL with a parent path', { entry: 'https://remotes.example.com/a/../b/mf-manifest.json' }],
  ['an endless address', { entry: `https://remotes.example.com/${'a'.repeat(2000)}` }],
  ['no address', { entry: undefined }],
  ['a number as an address', { entry: 7 }],
  ['a version with a parent path', { version: '../0.1.0' }],
  ['a hidden version', { version: '.new-1' }],
  ['a version of two words', { version: '1.0 beta' }],
  ['an empty version', { version: '' }],
  ['no manifest', { manifest: undefined }],
  ['a text as a manifest', { manifest: '{}' }],
  ['a manifest of nothing', { manifest: {} }],
  ['no hashes', { integrity: undefined }],
  ['a hash of another kind', { integrity: { 'remoteEntry.js': 'sha256-abc' } }],
  ['half a hash', { integrity: { 'remoteEntry.js': hash.slice(0, -1) } }],
  ['two hashes, of which a browser takes either', { integrity: { 'remoteEntry.js': `${hash} ${hash}` } }],
  ['a file of another folder', { integrity: { '../other/remoteEntry.js': hash } }],
  ['a file with an address', { integrity: { 'https://example.com/x.js': hash } }],
  ['no contract', { contract: 0 }],
  ['half a contract', { contract: 1.5 }],
  ['no place', { place: undefined }],
  ['a place of another kind', { place: { ...page, kind: 'popup' } }],
  ['a slot that no shell has', { place: { kind: 'widget', slot: 'header', label: 'X' } }],
  ['the first page as its path', { place: { ...page, path: '/' } }],
  ['a path of another origin', { place: { ...page, path: '//example.com' } }],
  ['a path of the server', { place: { ...page, path: '/api/profile' } }],
  ['a path with a pattern', { place: { ...page, path: '/*' } }],
  ['an icon with markup', { place: { ...page, icon: ['"><script>alert(1)</script>'] } }],
  ['a label without end', { place: { ...page, label: 'x'.repeat(81) } }],
  ['a place before the dashboard', { place: { ...page, order: 0 } }],
  ['a shortcut of one key', { place: { ...page, shortcut: { keys: ['a'], does: 'Go' } } }],
  ['a topic of markup', { topics: { emits: ['<b>'], hears: [] } }],
  ['a topic without a version', { topics: { emits: [], hears: ['chat_mfe/answered'] } }],
  ['a canary for more than 100 percent', { canary: { percent: 101, release: row } }],
  ['a canary for less than 0 percent', { canary: { percent: -1, release: row } }],
  ['a canary from any origin', { canary: { percent: 5, release: { ...row, entry: 'https://*' } } }],
  ['a canary of nothing', { canary: { percent: 5 } }],
])('refuses a row with %s', (_, change) => {
  expect(schema.registryRow.safeParse({ ...row, ...change }).success).toBe(false)
})

const registry = {
  revision: 1,
  previous: null,
  at: '2026-11-22T10:00:00.000Z',
  by: 'ada',
  change: 'publish assets_mfe 0.1.0-1a2b3c4d',
  remotes: { assets_mfe: row },
}

test('accepts a revision with an invalid row', () => {
  const remotes = { assets_mfe: row, notes_mfe: { entry: 'https://*' } }
  expect(schema.registry.safeParse({ ...registry, remotes }).success).toBe(true)
})

test('drops a row named `__proto__`', () => {
  const remotes = JSON.parse('{"__proto__":{"entry":"https://*"}}')
  expect(Object.keys(schema.registry.parse({ ...registry, remotes }).remotes)).toEqual([])
})

test.each<[string, object]>([
  ['no number', { revision: undefined }],
  ['the number 0', { revision: 0 }],
  ['another hash', { previous: 'abc' }],
  ['no day', { at: 'yesterday' }],
  ['no author', { by: '' }],
  ['a name that is no identifier', { remotes: { 'assets-mfe': row } }],
  ['a name with a parent path', { remotes: { '../x': row } }],
  ['a remote with the name of the registry', { remotes: { registry: row } }],
])('refuses a revision with %s', (_, change) => {
  expect(schema.registry.safeParse({ ...registry, ...change }).success).toBe(false)
})

test('refuses a shell without contracts', () => {
  const shell = { version: '1.0.0', contracts: [1], packages: {}, topics: { emits: [], hears: [] } }
  expect(schema.shellRelease.parse({ ...shell, paths: ['/profile'] })).toEqual({
    ...shell,
    paths: ['/profile'],
  })
  expect(schema.shellRelease.safeParse({ ...shell, contracts: [] }).success).toBe(false)
})

test('the files of a shell stay in its folder', () => {
  const shell = { version: '1.0.0', contracts: [1], packages: {}, topics: { emits: [], hears: [] } }
  const withFile = (file: string) =>
    schema.shellRelease.safeParse({ ...shell, page: '', files: { [file]: `sha384-${'A'.repeat(64)}` } })
      .success
  expect(['main.1a2b3c4d.js', 'icon.svg'].map(withFile)).toEqual([true, true])
  expect(['..', '../main.js', '.new-main.js', 'a/b.js', ''].map(withFile)).toEqual(Array(5).fill(false))
})
