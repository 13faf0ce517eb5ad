// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import { accessTokenOf, PASSWORD, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  changeEntry,
  changePassword,
  createSession,
  deleteAccount,
  type Endpoint,
  getDashboard,
  getProfile,
  getSecretKey,
  login,
  logoutEverywhere,
  recordExpense,
  register,
  renewSecretKey,
  resetPassword,
  schedulePayment,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const NEW_PASSWORD = 'Battery-Staple-7'

async function logInAgain(person: Person, password = PASSWORD): Promise<string> {
  return accessTokenOf(await person.answer(login, { body: { email: person.email, password } }))
}

describe('a change of the password', () => {
  const body = { password: PASSWORD, new_password: NEW_PASSWORD }

  test('ends every other session, and leaves this one and the recovery key unchanged', async () => {
    const person = await setting.newPerson()
    const otherToken = await logInAgain(person)
    await person.answer(changePassword, { body })
    await person.answer(getProfile)
    expect(await person.refusal(getProfile, { token: otherToken })).toMatchObject({ status: 401 })
    const old = { email: person.email, password: PASSWORD }
    expect(await person.refusal(login, { body: old })).toMatchObject({ code: 'wrong_credentials' })
    await logInAgain(person, NEW_PASSWORD)
    expect(await person.answer(getSecretKey, { body: { password: NEW_PASSWORD } })).toEqual({
      secret_key: person.secretKey,
    })
  })

  test('requires the current password and a strong new one', async () => {
    const person = await setting.newPerson()
    const wrong = await person.refusal(changePassword, { body: { ...body, password: 'wrong' } })
    expect(wrong).toEqual({ status: 403, code: 'wrong_password', error: 'The password is incorrect.' })
    const weak = await person.refusal(changePassword, { body: { ...body, new_password: 'weak' } })
    expect(weak).toMatchObject({ status: 400, error: 'Password must be at least 8 characters long' })
    await logInAgain(person)
  })

  test('succeeds only once if sent twice concurrently', async () => {
    const person = await setting.newPerson()
    const wanted = ['First-Wish-1', 'Second-Wish-2']
    const sent = wanted.map((new_password) =>
      person.answer(changePassword, { body: { password: PASSWORD, new_password } }),
    )
    const results = await Promise.allSettled(sent)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const newPassword = wanted[results.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    expect(await person.answer(getSecretKey, { body: { password: newPassword } })).toEqual({
      secret_key: person.secretKey,
    })
  })
})

test('logging out everywhere ends every session', async () => {
  const person = await setting.newPerson()
  const otherToken = await logInAgain(person)
  await person.answer(logoutEverywhere)
  for (const token of [person.token, otherToken]) {
    expect(await person.refusal(getProfile, { token })).toMatchObject({ status: 401 })
  }
})

test('a new recovery key replaces the old one', async () => {
  const person = await setting.newPerson()
  expect(await person.refusal(renewSecretKey, { body: { password: 'wrong' } })).toMatchObject({
    code: 'wrong_password',
  })
  const renewed = await person.answer(renewSecretKey, { body: { password: PASSWORD } })
  expect(renewed.secret_key).not.toBe(person.secretKey)
  expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual(renewed)
  const reset = { email: person.email, new_password: NEW_PASSWORD }
  const old = await person.refusal(resetPassword, { body: { ...reset, secret_key: person.secretKey } })
  expect(old).toMatchObject({ code: 'wrong_recovery' })
  await person.answer(resetPassword, { body: { ...reset, ...renewed } })
  await logInAgain(person, NEW_PASSWORD)
})

describe('an email is normalized', () => {
  test.each<[string, string, string]>([
    ['case', 'Case.One@Example.com', 'cASE.oNE@eXAMPLE.COM'],
    ['blanks around it', ' blank@example.com', '\tblank@example.com  '],
  ])('%s', async (_, written, otherwise) => {
    const person = await setting.newPerson()
    const account = { username: 'nora', password: PASSWORD }
    const { secret_key } = await person.answer(register, { body: { ...account, email: written } })
    const taken = await person.refusal(register, { body: { ...account, email: otherwise } })
    expect(taken).toMatchObject({ code: 'email_taken' })
    await person.answer(login, { body: { email: otherwise, password: PASSWORD } })
    await person.answer(resetPassword, { body: { email: otherwise, secret_key, new_password: NEW_PASSWORD } })
    await person.answer(login, { body: { email: written, password: NEW_PASSWORD } })
  })
})

describe('a deleted account', () => {
  interface Table {
    name: string
    rows: number
  }

  async function rowsOf({ userId }: Person): Promise<Table[]> {
    return setting.server.db.asUser(userId, async (tx) => {
      const tables = await tx.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' order by name`,
      )
      const counts: Table[] = []
      for (const { name } of tables) {
        const [count] = await tx.query<{ rows: number }>(
          `select count(*)::integer as rows from "${name}" where user_id = $1`,
          [userId],
        )
        counts.push({ name, rows: count?.rows ?? 0 })
      }
      return counts
    })
  }

  async function fill(person: Person): Promise<void> {
    await person.answer(addAsset, { body: cash(500) })
    const debt = await person.answer(addLiability, { body: carLoan() })
    const later = { payment_type: 'full', payment_account: 'Cash', on: '2026-04-01', automatic: false }
    await person.answer(schedulePayment, { params: debt, body: later })
    await person.answer(createSession, { body: { title: 'Plans' } })
    const spent = {
      amount: 5,
      occurred_on: '2026-03-10',
      account: 'Cash',
      category: 'Other',
      note: 'pottery',
    }
    const entry = await person.answer(recordExpense, { body: spent })
    await person.answer(changeEntry, { params: entry, body: { category: 'Leisure' } })
    await person.refusal(deleteAccount, { body: { password: 'wrong' } })
  }

  test('leaves no row in any table, and its token is invalid immediately', async () => {
    const [person, other] = [await setting.newPerson(), await setting.newPerson()]
    await fill(person)
    await fill(other)
    const others = await rowsOf(other)
    const filled = (await rowsOf(person)).filter(({ rows }) => rows > 0).map(({ name }) => name)
    expect(filled).toEqual(
      expect.arrayContaining([
        'assets',
        'chat_sessions',
        'journal_lines',
        'learned_words',
        'scheduled_payments',
        'sign_ins',
        'throttles',
        'users',
      ]),
    )
    await person.answer(deleteAccount, { body: { password: PASSWORD } })
    expect((await rowsOf(person)).filter(({ rows }) => rows > 0)).toEqual([])
    expect(await person.refusal(getProfile)).toMatchObject({ status: 401, code: 'session_invalid' })
    expect(await rowsOf(other)).toEqual(others)
  })

  test('can be registered again and starts empty', async () => {
    const person = await setting.newPerson()
    await fill(person)
    await person.answer(deleteAccount, { body: { password: PASSWORD } })
    const body = { username: 'again', email: person.email, password: NEW_PASSWORD }
    const { access_token: token } = await person.answer(register, { body })
    expect(await person.answer(getDashboard, { token })).toMatchObject({ total_assets: 0 })
    expect(await person.refusal(getProfile)).toMatchObject({ status: 401 })
  })
})

test.each<[Endpoint]>([[deleteAccount], [renewSecretKey], [getSecretKey]])(
  '$name with a wrong password answers 403 and changes nothing',
  async (contract) => {
    const person = await setting.newPerson()
    expect(await person.refusal(contract, { body: { password: 'wrong' } })).toMatchObject({ status: 403 })
    expect(await person.answer(getSecretKey, { body: { password: PASSWORD } })).toEqual({
      secret_key: person.secretKey,
    })
  },
)

test.each(['ask_before_saving', 'steps_skipped', 'has_no_debts'] as const)(
  'the setting %s is remembered, and stays if an update omits it',
  async (name) => {
    const person = await setting.newPerson()
    const body = { name: 'Nora', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
    expect(await person.answer(getProfile)).toMatchObject({ [name]: false })
    await person.answer(updateProfile, { body: { ...body, [name]: true } })
    expect(await person.answer(updateProfile, { body })).toMatchObject({ [name]: true })
    await person.answer(updateProfile, { body: { ...body, [name]: false } })
    expect(await person.answer(getProfile)).toMatchObject({ [name]: false })
  },
)
