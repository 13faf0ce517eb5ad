// Engines: none
import { createDecipheriv, randomBytes } from 'node:crypto'
import { seal, unseal } from './sealed-box'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'ada:ai-key:v1'
const TEXT = 'csk-äöü-0123'

const key = randomBytes(32)

function open(bytes: Buffer, { by = key, purpose = PURPOSE } = {}): string {
  return unseal(by, purpose, bytes.toString('base64'))
}

const sealed = (text = TEXT) => Buffer.from(seal(key, PURPOSE, text), 'base64')

test('a sealed text is nonce, tag and AES-256-GCM without padding', () => {
  const bytes = sealed()
  expect(bytes).toHaveLength(NONCE_BYTES + TAG_BYTES + Buffer.byteLength(TEXT))
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(PURPOSE))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
  expect(opened + decipher.final('utf8')).toBe(TEXT)
  expect(open(bytes)).toBe(TEXT)
})

test('no two sealed texts have the same nonce', () => {
  const nonces = Array.from({ length: 1_000 }, () => sealed().toString('hex', 0, NONCE_BYTES))
  expect(new Set(nonces).size).toBe(1_000)
})

test('a sealed text does not open with another key or for another purpose', () => {
  const bytes = sealed()
  expect(() => open(bytes, { by: randomBytes(32) })).toThrow()
  for (const purpose of ['', 'eve:ai-key:v1', 'ada:webhook:v1', `${PURPOSE} `]) {
    expect(() => open(bytes, { purpose })).toThrow()
  }
})

test('a sealed text with any byte changed, missing or added does not open', () => {
  const bytes = sealed()
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => open(changed)).toThrow()
    expect(() => open(bytes.subarray(0, at))).toThrow()
  }
  expect(() => open(Buffer.concat([bytes, Buffer.alloc(1)]))).toThrow()
})

// Node itself would accept a tag of 4 bytes.
test('a shortened tag does not open a text', () => {
  const bytes = sealed('')
  for (const length of [4, 8, 12, 15]) expect(() => open(bytes.subarray(0, NONCE_BYTES + length))).toThrow()
})
