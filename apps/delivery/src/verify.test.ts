import { generateKeyPairSync } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { signRegistry } from '@solvent/delivery/signing'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'
import { currentRegistry } from './testing/read-store'

const A = '1.0.0-aaaa'
const B = '1.1.0-bbbb'
let remotes: TestStore
let registry: string

beforeEach(async () => {
  remotes = new TestStore()
  registry = path.join(remotes.store, 'registry')
  for (const version of [A, B]) await remotes.publish(fakeBuild(remotes.folder, { version }))
})
afterEach(() => remotes.remove())

function revision(number: number): string {
  return path.join(registry, 'revisions', `00000${number}.json`)
}

/** Replaces revision 2 with a changed one, signed with the store's key or a forged one. */
async function rewrite(change: object, isForged = false) {
  const { createPrivateKey } = await import('node:crypto')
  const key = isForged
    ? generateKeyPairSync('ed25519').privateKey
    : createPrivateKey(readFileSync(`${remotes.store}.key`))
  const signed = signRegistry({ ...currentRegistry(remotes.store), ...change }, key)
  writeFileSync(revision(2), JSON.stringify(signed))
}

function row(change: object) {
  return { remotes: { coins_mfe: { ...currentRegistry(remotes.store).remotes.coins_mfe, ...change } } }
}

test('reports no problems in an untouched store', async () => {
  const { code, out } = await remotes.run('verify')
  expect([code, out]).toEqual([0, 'All is well: 2 revisions, 1 remotes.'])
})

const inStore = (version: string, file: string) => path.join(remotes.store, 'coins_mfe', version, file)

test.each<[string, () => void | Promise<void>, string]>([
  ['a forged signature', () => rewrite({}, true), 'Revision 2 ('],
  [
    'a changed revision',
    () => rewrite({ previous: '0'.repeat(64) }),
    'Revision 2 does not follow revision 1',
  ],
  [
    'a cut revision',
    () => writeFileSync(revision(2), '{"signed":"'),
    'cannot be trusted: It is not a signed registry',
  ],
  ['a revision in the place of another', () => copyFileSync(revision(1), revision(2)), 'It is revision 1'],
  ['a missing revision', () => rmSync(revision(1)), 'Revision 1 is missing.'],
  [
    'a pointer to nothing',
    () => writeFileSync(path.join(registry, 'current'), '7'),
    'No revision is in force.',
  ],
  [
    'a pointer that is no number',
    () => writeFileSync(path.join(registry, 'current'), 'x'),
    'does not hold the number',
  ],
  [
    'another public key',
    () => copyFileSync('/dev/null', path.join(registry, 'public-key.pem')),
    'public-key.pem',
  ],
  [
    'a flipped byte in a script',
    () => flip(inStore(B, 'remoteEntry.js')),
    'the file remoteEntry.js is not what was published',
  ],
  [
    'a flipped byte in a former release',
    () => flip(inStore(A, 'remoteEntry.js')),
    `coins_mfe ${A}: the file remoteEntry.js`,
  ],
  [
    'a flipped byte in a compressed copy',
    () => flip(inStore(B, 'remoteEntry.js.br')),
    'remoteEntry.js.br is not a copy',
  ],
  ['a missing copy', () => rmSync(inStore(B, 'remoteEntry.js.gz')), 'remoteEntry.js.gz is not a copy'],
  ['a missing script', () => rmSync(inStore(B, 'expose_page.js')), 'the file expose_page.js is missing'],
  [
    'a changed manifest',
    () => writeFileSync(inStore(B, 'mf-manifest.json'), '{}'),
    `coins_mfe ${B}: the file mf-manifest.json is not the manifest of release.json.`,
  ],
  [
    'a changed manifest of a former release',
    () => writeFileSync(inStore(A, 'mf-manifest.json'), '{'),
    `coins_mfe ${A}: the file mf-manifest.json is not the manifest of release.json.`,
  ],
  [
    'a missing release',
    () => rmSync(inStore(B, ''), { recursive: true }),
    `coins_mfe ${B} is not in the store`,
  ],
  ['no way back', () => rmSync(inStore(A, ''), { recursive: true }), 'there is no way back'],
  [
    'a row that cannot be read',
    () => rewrite(row({ entry: 'https://*' })),
    'The row of coins_mfe cannot be read: entry',
  ],
  [
    'a topic without a publisher',
    () => rewrite(row({ topics: { emits: [], hears: ['notes_mfe/written@1'] } })),
    'coins_mfe hears notes_mfe/written@1, and nothing that is released publishes it',
  ],
  [
    'two remotes at one address',
    () =>
      rewrite({
        remotes: {
          ...currentRegistry(remotes.store).remotes,
          notes_mfe: currentRegistry(remotes.store).remotes.coins_mfe,
        },
      }),
    'The path /coins of coins_mfe is taken by notes_mfe',
  ],
])('reports %s', async (_, spoil, sentence) => {
  await spoil()
  const { code, out, err } = await remotes.run('verify')
  expect(out + err).toContain(sentence)
  expect(code).toBe(1)
})

function flip(file: string): void {
  const content = readFileSync(file)
  content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1
  writeFileSync(file, content)
}

test('accepts a pointer one behind after an interrupted writer; the next change follows the newest', async () => {
  writeFileSync(path.join(registry, 'current'), '1')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
  expect((await remotes.run('list')).out).toContain(
    'Revision 2 is written, and comes in force with the next change.',
  )
  await remotes.json('pin', 'coins_mfe', A)
  expect(currentRegistry(remotes.store)).toMatchObject({ revision: 3, change: `pin coins_mfe ${A}` })
})

test('reports a pointer that was moved back further, and does not restore old revisions', async () => {
  await remotes.json('rollback', 'coins_mfe')
  writeFileSync(path.join(registry, 'current'), '1')
  expect(await remotes.run('verify')).toMatchObject({
    code: 1,
    out: expect.stringContaining('it was moved back'),
  })
  await remotes.json('pin', 'coins_mfe', B)
  expect(currentRegistry(remotes.store).revision).toBe(4)
})

test('refuses to write on top of a revision that cannot be trusted', async () => {
  await rewrite({}, true)
  const { code, err } = await remotes.run('rollback', 'coins_mfe')
  expect([code, err]).toEqual([1, expect.stringContaining('cannot be trusted')])
})
