import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { currentRegistry, versionOf } from './testing/read-store'

let remotes: TestStore
beforeEach(() => {
  remotes = new TestStore()
})
afterEach(() => remotes.remove())

test('publishes a build as an immutable folder with compressed scripts, and a signed row', async () => {
  const build = fakeBuild(remotes.folder)
  await remotes.publish(build)
  const folder = path.join(remotes.store, 'coins_mfe', '1.0.0-aaaa')
  const script = readFileSync(path.join(build, 'remoteEntry.js'))
  expect(readFileSync(path.join(folder, 'remoteEntry.js'))).toEqual(script)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'remoteEntry.js.br')))).toEqual(script)
  expect(gunzipSync(readFileSync(path.join(folder, 'remoteEntry.js.gz')))).toEqual(script)
  expect(readdirSync(path.join(remotes.store, 'coins_mfe'))).toEqual(['1.0.0-aaaa'])
  const registry = currentRegistry(remotes.store)
  expect(registry).toMatchObject({
    revision: 1,
    previous: null,
    by: 'ada',
    change: 'publish coins_mfe 1.0.0-aaaa',
  })
  expect(registry.remotes.coins_mfe).toMatchObject({
    version: '1.0.0-aaaa',
    entry: `${ORIGIN}/coins_mfe/1.0.0-aaaa/mf-manifest.json`,
    contract: 1,
    place: { path: '/coins' },
  })
  expect(registry.remotes.coins_mfe).not.toHaveProperty('bytes')
  const manifest = readFileSync(path.join(build, 'mf-manifest.json'))
  expect(readFileSync(path.join(folder, 'mf-manifest.json'))).toEqual(manifest)
  expect(registry.remotes.coins_mfe?.manifest).toEqual({
    metaData: {
      name: 'coins_mfe',
      globalName: 'coins_mfe',
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    shared: [{ name: 'react', version: '19.3.1' }],
    exposes: ['page', 'contract'].map((name) => ({
      name,
      assets: { js: { sync: [`expose_${name}.js`], async: [] } },
    })),
  })
})

test('publishes a release with the manifest of an earlier build, which lists no shared packages', async () => {
  const metaData = { name: 'coins_mfe', remoteEntry: { name: 'remoteEntry.js' } }
  await remotes.publish(
    fakeBuild(remotes.folder, { manifest: { id: undefined, metaData, shared: undefined } }),
  )
  const { manifest } = currentRegistry(remotes.store).remotes.coins_mfe ?? {}
  expect(manifest).toMatchObject({ metaData, exposes: [{ name: 'page' }, { name: 'contract' }] })
  expect(manifest).not.toHaveProperty('shared')
})

test('the next release has the origin of the first, and other remotes do not change', async () => {
  await remotes.publish(fakeBuild(remotes.folder))
  const place = { kind: 'page', path: '/notes', label: 'Notes', icon: [], order: 600 }
  await remotes.publish(fakeBuild(remotes.folder, { name: 'notes_mfe', metadata: { place } }))
  const before = currentRegistry(remotes.store)
  await remotes.json('publish', fakeBuild(remotes.folder, { version: '1.1.0-bbbb' }))
  const after = currentRegistry(remotes.store)
  expect(after.remotes.coins_mfe?.entry).toBe(`${ORIGIN}/coins_mfe/1.1.0-bbbb/mf-manifest.json`)
  expect(after.remotes.notes_mfe).toEqual(before.remotes.notes_mfe)
  expect(after.revision).toBe(3)
})

test('publishing the same build again makes no revision, unless another release is in force', async () => {
  const build = fakeBuild(remotes.folder)
  await remotes.publish(build)
  await expect(remotes.publish(build)).resolves.toMatchObject({
    published: [{ changed: false, revision: 1 }],
  })
  await remotes.publish(fakeBuild(remotes.folder, { version: '1.1.0-bbbb' }))
  await expect(remotes.publish(build)).resolves.toMatchObject({ published: [{ changed: true, revision: 3 }] })
  expect(versionOf(remotes.store)).toBe('1.0.0-aaaa')
})

test('--changed skips the build that was published last, except for a new origin', async () => {
  const [first, second] = [fakeBuild(remotes.folder), fakeBuild(remotes.folder, { version: '1.1.0-bbbb' })]
  await remotes.publish(first)
  await remotes.publish(second)
  await remotes.json('rollback', 'coins_mfe')
  await remotes.publish(second, '--changed')
  expect(currentRegistry(remotes.store)).toMatchObject({ revision: 3 })
  await remotes.json('publish', second, '--changed', '--origin', 'coins_mfe=http://localhost:3001')
  expect(currentRegistry(remotes.store)).toMatchObject({ revision: 4, change: 'move coins_mfe' })
  expect(currentRegistry(remotes.store).remotes.coins_mfe?.entry).toBe(
    'http://localhost:3001/coins_mfe/1.0.0-aaaa/mf-manifest.json',
  )
  await remotes.publish(first, '--changed')
  expect(versionOf(remotes.store)).toBe('1.0.0-aaaa')
})

test('--first skips a remote that has a release', async () => {
  await remotes.publish(fakeBuild(remotes.folder))
  await remotes.publish(fakeBuild(remotes.folder, { version: '1.1.0-bbbb' }), '--first')
  expect(versionOf(remotes.store)).toBe('1.0.0-aaaa')
  expect(currentRegistry(remotes.store).revision).toBe(1)
})

test('a release in the older format inherits place and topics from the current one', async () => {
  await remotes.publish(fakeBuild(remotes.folder))
  const old = {
    place: undefined,
    contract: undefined,
    topics: undefined,
    budget: undefined,
    needs: undefined,
    bytes: undefined,
  }
  await remotes.publish(fakeBuild(remotes.folder, { version: '0.9.0-old', metadata: old }))
  expect(currentRegistry(remotes.store).remotes.coins_mfe).toMatchObject({
    version: '0.9.0-old',
    contract: 1,
    place: { path: '/coins' },
    topics: { emits: ['saved'] },
  })
  await remotes.json('rollback', 'coins_mfe')
  await remotes.json('pin', 'coins_mfe', '0.9.0-old')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})

test('warns about topics without a publisher, and about a missing shell record', async () => {
  const hears = { topics: { emits: [], hears: ['saved', 'notes_mfe/written@1'] } }
  const build = fakeBuild(remotes.folder, { metadata: hears })
  const {
    published: [first],
  } = await remotes.publish(build)
  expect(first.warnings.join()).toContain('coins_mfe hears saved, and nothing that is released publishes it')
  expect(first.warnings.join()).toContain('No shell is recorded')
  await remotes.json('shell', fakeShell(remotes.folder, '1.0.0'))
  const {
    published: [second],
  } = await remotes.publish(build)
  expect(second.warnings).toEqual([
    'coins_mfe hears notes_mfe/written@1, and nothing that is released publishes it.',
  ])
})

test('checks against the newest two shells, or only one with --only', async () => {
  await remotes.json('shell', fakeShell(remotes.folder, '1.0.0', { contracts: [1] }))
  await remotes.json('shell', fakeShell(remotes.folder, '2.0.0', { contracts: [1, 2] }))
  const build = fakeBuild(remotes.folder, { metadata: { contract: 2 } })
  await expect(remotes.publish(build)).rejects.toThrow('the shell 1.0.0 mounts 1')
  await remotes.json('shell', fakeShell(remotes.folder, '3.0.0', { contracts: [2] }))
  await remotes.publish(build)
  await remotes.json('shell', fakeShell(remotes.folder, '4.0.0', { contracts: [3] }), '--only')
  expect(readdirSync(path.join(remotes.store, 'registry/shells'))).toEqual(['4.0.0.json'])
  await expect(remotes.publish(build)).rejects.toThrow('the shell 4.0.0 mounts 3')
})

test('concurrent publishers of different remotes all succeed', async () => {
  const place = (name: string) => ({ kind: 'page', path: `/${name}`, label: name, icon: [], order: 600 })
  const builds = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    fakeBuild(remotes.folder, { name: `${name}_mfe`, metadata: { place: place(name) } }),
  )
  await Promise.all(builds.map((build) => remotes.publishByProgram(build)))
  const registry = currentRegistry(remotes.store)
  expect(registry.revision).toBe(6)
  expect(Object.keys(registry.remotes).sort()).toEqual(['a_mfe', 'b_mfe', 'c_mfe', 'd_mfe', 'e_mfe', 'f_mfe'])
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})

test('concurrent publishers of the same build make one revision', async () => {
  const build = fakeBuild(remotes.folder)
  await Promise.all([1, 2, 3].map(() => remotes.publishByProgram(build)))
  expect(currentRegistry(remotes.store).revision).toBe(1)
  expect(readdirSync(path.join(remotes.store, 'coins_mfe'))).toEqual(['1.0.0-aaaa'])
})

test('takes over the lock of a process that has exited', async () => {
  await remotes.publish(fakeBuild(remotes.folder))
  const ended = remotes.start('list')
  await new Promise((resolve) => ended.on('close', resolve))
  const { hostname } = await import('node:os')
  const lock = path.join(remotes.store, 'registry/lock')
  writeFileSync(lock, JSON.stringify({ id: 'x', pid: ended.pid, host: hostname() }))
  await remotes.publish(fakeBuild(remotes.folder, { version: '1.1.0-bbbb' }))
  expect(versionOf(remotes.store)).toBe('1.1.0-bbbb')
})

test('signs with a private key from elsewhere, and the store contains none', async () => {
  await remotes.publish(fakeBuild(remotes.folder))
  const elsewhere = path.join(remotes.folder, 'secret.pem')
  writeFileSync(elsewhere, readFileSync(`${remotes.store}.key`), { mode: 0o444 })
  rmSync(`${remotes.store}.key`)
  const next = fakeBuild(remotes.folder, { version: '1.1.0-bbbb' })
  await expect(remotes.publish(next)).rejects.toThrow('is missing. Put it there again')
  await remotes.publish(next, '--key', elsewhere)
  expect(versionOf(remotes.store)).toBe('1.1.0-bbbb')
  expect(readdirSync(path.join(remotes.store, 'registry')).sort()).toEqual([
    'current',
    'public-key.pem',
    'revisions',
    'shells',
  ])
})

test('the first start of a deployment publishes all remotes; later starts change nothing', async () => {
  const image = path.join(remotes.folder, 'app')
  mkdirSync(path.join(image, 'releases'), { recursive: true })
  cpSync(path.join(process.env.SOLVENT_TEST_DELIVERY ?? '', 'main.mjs'), path.join(image, 'remotes.mjs'))
  cpSync(fakeShell(remotes.folder, '1.0.0'), path.join(image, 'shell/shell.json'))
  cpSync(fakeBuild(remotes.folder), path.join(image, 'releases/coins-mfe'), { recursive: true })
  const script = path.resolve(__dirname, '../../../deploy/first-releases.sh')
  const start = () =>
    execFileSync('sh', [script], {
      cwd: image,
      env: { ...process.env, REMOTES_STORE: remotes.store, REMOTES_ORIGIN: ORIGIN },
    })
  start()
  expect(versionOf(remotes.store)).toBe('1.0.0-aaaa')
  await remotes.json('publish', fakeBuild(remotes.folder, { version: '1.1.0-bbbb' }))
  start()
  expect(versionOf(remotes.store)).toBe('1.1.0-bbbb')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})
