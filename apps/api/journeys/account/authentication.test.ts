// Engines: one
import { answer, refusal } from '@solvent/api-testing/client'
import { accessTokenOf, PASSWORD } from '@solvent/api-testing/person'
import { getProfile, getSecretKey, login, logout, register, resetPassword } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const newcomer = { username: 'nora', email: 'nora@example.com', password: PASSWORD }

test('registration returns a valid token and a recovery key of 12 characters', async () => {
  const { url } = setting.server
  const body = { ...newcomer, email: ' Nora.New@Example.com ', name: 'Nora' }
  const { access_token: token, secret_key: secretKey } = await answer(url, register, { body })
  expect(secretKey).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/)
  expect(await answer(url, getProfile, { token })).toMatchObject({
    name: 'Nora',
    username: 'nora',
    email: 'Nora.New@Example.com',
    monthly_income: 0,
    currency_preference: 'USD',
    has_api_key: false,
    api_key_preview: null,
    selected_model: 'llama3.1-8b',
  })
})

test('without a name the username is used', async () => {
  const { url } = setting.server
  const body = { ...newcomer, email: 'nameless@example.com', name: ' ' }
  const { access_token: token } = await answer(url, register, { body })
  expect(await answer(url, getProfile, { token })).toMatchObject({ name: 'nora' })
})

test.each([
  ['', 'Password is required'],
  ['short', 'Password must be at least 8 characters long'],
  ['lowercase', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE', 'Password must contain at least one lowercase letter'],
  ['NoNumbers', 'Password must contain at least one number'],
])('the new password "%s" is refused with its first problem', async (password, error) => {
  const refused = await refusal(setting.server.url, register, { body: { ...newcomer, password } })
  expect(refused).toMatchObject({ status: 400, error, fields: [{ field: 'password' }] })
})

describe('a password of 128 characters with blanks at both ends', () => {
  const email = 'long-password@example.com'
  const password = ` Aa1${'x'.repeat(123)} `
  const logInWith = (entered: string) =>
    refusal(setting.server.url, login, { body: { email, password: entered } })

  beforeAll(async () => {
    expect(password).toHaveLength(128)
    await answer(setting.server.url, register, { body: { ...newcomer, email, password } })
  })

  test('opens the account exactly as it was entered', async () => {
    await answer(setting.server.url, login, { body: { email, password } })
  })

  test.each([
    ['without the first blank', password.slice(1)],
    ['without the last blank', password.slice(0, -1)],
    ['in another case', password.toLowerCase()],
    ['with another last character', `${password.slice(0, -1)}y`],
  ])('does not open it %s', async (_, entered) => {
    expect(await logInWith(entered)).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })
})

test('a password of 129 characters is refused, not cut', async () => {
  const body = { ...newcomer, password: `Aa1${'x'.repeat(126)}` }
  expect(await refusal(setting.server.url, register, { body })).toMatchObject({
    status: 400,
    fields: [{ field: 'password' }],
  })
})

test.each([
  [{ email: 'nora' }, 'Email must be an email address'],
  [{ email: ' ' }, 'Email is required'],
  [{ username: '  ' }, 'Username is required'],
  [{ role: 'admin' }, 'Role is not known'],
])('registration with %j is refused', async (wrong, error) => {
  const refused = await refusal(setting.server.url, register, { body: { ...newcomer, ...wrong } })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request', error })
})

test('an email belongs to one account, however it is written', async () => {
  const person = await setting.newPerson()
  const body = { ...newcomer, email: ` ${person.email.toUpperCase()}` }
  expect(await person.refusal(register, { body })).toEqual({
    status: 409,
    code: 'email_taken',
    error: 'An account with this email already exists.',
  })
})

test('of two concurrent registrations of one email exactly one succeeds', async () => {
  const body = { ...newcomer, email: 'twin@example.com' }
  const results = await Promise.allSettled([1, 2].map(() => answer(setting.server.url, register, { body })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('login works with the email in any case', async () => {
  const person = await setting.newPerson()
  const token = accessTokenOf(
    await person.answer(login, {
      body: { email: person.email.toUpperCase(), password: PASSWORD },
    }),
  )
  expect(await person.answer(getProfile, { token })).toMatchObject({ email: person.email })
})

test('a wrong password and an unknown email are refused alike', async () => {
  const person = await setting.newPerson()
  const wrong = await person.refusal(login, { body: { email: person.email, password: 'wrong' } })
  const unknown = await person.refusal(login, { body: { email: 'unknown@example.com', password: 'wrong' } })
  expect(wrong).toEqual({
    status: 401,
    code: 'wrong_credentials',
    error: 'Email or password is incorrect.',
  })
  expect(unknown).toEqual(wrong)
})

test('logout invalidates the token; other sessions continue', async () => {
  const person = await setting.newPerson()
  const other = accessTokenOf(
    await person.answer(login, {
      body: { email: person.email, password: PASSWORD },
    }),
  )
  await person.answer(logout)
  expect(await person.refusal(getProfile)).toMatchObject({ status: 401, code: 'session_invalid' })
  await person.answer(getProfile, { token: other })
})

test('the recovery key is shown again for the right password only', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual({
    secret_key: person.secretKey,
  })
  expect(await person.refusal(getSecretKey, { body: { password: 'wrong' } })).toMatchObject({
    status: 403,
    code: 'wrong_password',
  })
})

describe('a reset with the recovery key', () => {
  const newPassword = 'simple'

  test('sets the password, ends every session and does not change the key', async () => {
    const person = await setting.newPerson()
    await person.answer(resetPassword, {
      body: { email: person.email, secret_key: person.secretKey, new_password: newPassword },
    })
    expect(await person.refusal(getProfile)).toMatchObject({ status: 401 })
    expect(await person.refusal(login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
      status: 401,
    })
    const token = accessTokenOf(
      await person.answer(login, {
        body: { email: person.email, password: newPassword },
      }),
    )
    expect(await person.answer(getSecretKey, { token, body: { password: newPassword } })).toEqual({
      secret_key: person.secretKey,
    })
  })

  test('is refused alike for a wrong key and an unknown email', async () => {
    const person = await setting.newPerson()
    const body = { email: person.email, secret_key: 'AAAAAAAAAAAA', new_password: newPassword }
    const wrong = await person.refusal(resetPassword, { body })
    const unknown = await person.refusal(resetPassword, { body: { ...body, email: 'unknown@example.com' } })
    expect(wrong).toEqual({
      status: 400,
      code: 'wrong_recovery',
      error: 'Email or secret key is incorrect.',
    })
    expect(unknown).toEqual(wrong)
    await person.answer(getProfile)
  })

  test('requires a password of 6 characters', async () => {
    const person = await setting.newPerson()
    const body = { email: person.email, secret_key: person.secretKey, new_password: '12345' }
    expect(await person.refusal(resetPassword, { body })).toMatchObject({
      status: 400,
      error: 'Password must be at least 6 characters long',
    })
  })
})
