// Engines: none
import { Secret } from 'otpauth'
import { isAppCode, newAppSecret, stepOf } from './authenticator-app'

/** The secret of RFC 6238, appendix B. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32
const STEP_SECONDS = 30

function at(seconds: number): Date {
  return new Date(seconds * 1000)
}

// The appendix has codes of eight digits; the last six are those of a code of six digits.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i is that of RFC 6238', (seconds, code) => {
  expect(stepOf(code.slice(2), SECRET, at(seconds))).toBe(Math.floor(seconds / STEP_SECONDS))
})

test.each([
  ['one step before', -STEP_SECONDS, true],
  ['one step after', STEP_SECONDS, true],
  ['two steps before', -2 * STEP_SECONDS, false],
  ['two steps after', 2 * STEP_SECONDS, false],
  ['an hour before', -3600, false],
])('a code of %s is accepted: %#', (_, offset, isAccepted) => {
  const now = 1_234_567_890
  const step = stepOf('005924', SECRET, at(now - offset))
  expect(step).toBe(isAccepted ? Math.floor(now / STEP_SECONDS) : null)
})

test.each(['12345', '1234567', 'abcdef', '１２３４５６', ''])('"%s" is no code', (text) => {
  expect(isAppCode(text)).toBe(false)
})

test('a secret has 160 bits that do not come from Math.random', () => {
  const predictable = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const secrets = Array.from({ length: 100 }, () => newAppSecret('ada@example.com').secret)
  expect(new Set(secrets).size).toBe(100)
  expect(Secret.fromBase32(secrets[0] ?? '').bytes).toHaveLength(20)
  expect(predictable).not.toHaveBeenCalled()
  predictable.mockRestore()
})

test('the address for the QR code names the issuer and the account', () => {
  const { secret, uri } = newAppSecret('ada@example.com')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(
    `otpauth://totp/Solvent:ada%40example.com?issuer=Solvent&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
