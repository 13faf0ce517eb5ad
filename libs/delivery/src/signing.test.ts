import { generateKeyPairSync } from 'node:crypto'
import type { Registry } from './registry'
import { hashOf, openRevision, readPublicKey, signRegistry } from './signing'

const keys = generateKeyPairSync('ed25519')
const registry: Registry = {
  revision: 1,
  previous: null,
  at: '2026-11-22T10:00:00.000Z',
  by: 'ada',
  change: 'publish assets_mfe 0.1.0-1a2b3c4d',
  remotes: {},
}
const signed = signRegistry(registry, keys.privateKey)

test('reads a signed revision back unchanged', () => {
  const { registry: opened, hash, signer } = openRevision(JSON.stringify(signed), keys.publicKey)
  expect([opened, hash, signer]).toEqual([registry, hashOf(signed), null])
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test.each<[string, string, string]>([
  ['nothing', '', 'It is not a signed registry'],
  ['half a file', JSON.stringify(signed).slice(0, 80), 'It is not a signed registry'],
  ['no signature', JSON.stringify({ signed: signed.signed }), 'It is not a signed registry'],
  [
    'another word in it',
    JSON.stringify({ ...signed, signed: signed.signed.replace('ada', 'eve') }),
    'Its signature is not by the key',
  ],
  [
    'a signature by another key',
    JSON.stringify(signRegistry(registry, generateKeyPairSync('ed25519').privateKey)),
    'Its signature is not by the key',
  ],
  [
    'no number',
    JSON.stringify(signRegistry({ ...registry, revision: 0 }, keys.privateKey)),
    'It is not a revision of the registry: revision',
  ],
])('refuses a revision with %s and says why', (_, text, message) => {
  expect(() => openRevision(text, keys.publicKey)).toThrow(message)
})

test('refuses a key that is not Ed25519', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  expect(() => readPublicKey(pem)).toThrow('It is not an Ed25519 key')
})
