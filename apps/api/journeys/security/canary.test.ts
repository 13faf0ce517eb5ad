// Engines: one
import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { addApp } from '../../src/testing/second-factor'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

const AI_KEY = 'csk-canary-0123456789abcdef'
const NEW_PASSWORD = 'Canary-Password-77'

/** These endpoints return a secret to its owner by design. */
const REVEALING: ReadonlySet<string> = new Set([
  'register',
  'login',
  'getSecretKey',
  'renewSecretKey',
  'createApiToken',
  'startApp',
  'renewBackupCodes',
])
/** Called last, because they end the session. */
const ENDING: ReadonlySet<string> = new Set(['logout', 'logoutEverywhere', 'resetPassword', 'deleteAccount'])

/** Bodies with a secret in every field for one, and in other fields too. */
function bodiesOf(person: Person, sessionId: string): Record<string, object> {
  const profile = { name: 'A', monthly_income: 1, currency_preference: 'USD', selected_model: 'm' }
  return {
    register: { username: 'u', email: person.email, password: NEW_PASSWORD },
    login: { email: person.email, password: NEW_PASSWORD },
    resetPassword: { email: person.email, secret_key: person.secretKey, new_password: NEW_PASSWORD },
    getSecretKey: { password: NEW_PASSWORD },
    renewSecretKey: { password: NEW_PASSWORD },
    changePassword: { password: PASSWORD, new_password: PASSWORD },
    deleteAccount: { password: NEW_PASSWORD },
    updateProfile: { ...profile, cerebras_api_key: AI_KEY },
    addAsset: cash(2000),
    addTentativeAsset: bonus(),
    addLiability: carLoan(),
    schedulePayment: { payment_type: 'full', payment_account: 'Cash', on: '2026-04-01', automatic: true },
    moveScheduledPayment: { on: '2026-04-01', automatic: true },
    createSession: { title: 'Plan' },
    sendChat: { session_id: sessionId, message: 'Hello' },
  }
}

/** The complete response: status line, headers and body. */
async function sent(person: Person, contract: Endpoint, body: unknown): Promise<string> {
  const path = contract.path.replace('{id}', randomUUID()).replace('{format}', 'csv')
  const response = await fetch(setting.server.url + path, {
    method: contract.method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(contract.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(contract.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return `${contract.name} ${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`
}

/** All rows of the database. */
function everyRow(): Promise<string> {
  return setting.server.db.readEverything(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const texts: string[] = []
    for (const { name } of tables) texts.push(JSON.stringify(await tx.query(`select * from ${name}`)))
    return texts.join()
  })
}

test('no password, recovery key, AI key or token is in any response, log line, export or row', async () => {
  const person = await setting.newPerson()
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Mine' } })
  const { token } = await person.answer(contracts.createApiToken, {
    body: { name: 'Script', scope: 'manage', expires_in_days: null, password: PASSWORD },
  })
  await person.answer(contracts.listAssets, { token })
  const { secret: appSecret, backupCodes } = await addApp(person, new Date())
  // As they are shown, and as they are checked.
  const codes = backupCodes.flatMap((code) => [code, code.replaceAll('-', '')])
  const bodies = bodiesOf(person, session_id)
  const secrets = [PASSWORD, NEW_PASSWORD, AI_KEY, person.secretKey, person.token, token, appSecret, ...codes]
  const answers: string[] = []
  const ordered = [
    ...allEndpoints.filter(({ name }) => !ENDING.has(name)),
    ...allEndpoints.filter(({ name }) => ENDING.has(name)),
  ]
  let stored = ''
  for (const contract of ordered) {
    if (contract === contracts.deleteAccount) stored = await everyRow()
    const body = bodies[contract.name] ?? {}
    answers.push(await sent(person, contract, `{"broken": "${AI_KEY}`))
    if (!REVEALING.has(contract.name)) answers.push(await sent(person, contract, body))
  }
  const exported = answers.filter((text) => text.startsWith('exportData 200'))
  expect(exported.length).toBeGreaterThan(0)
  expect(answers.length).toBeGreaterThan(60)
  expect(answers.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  expect(stored).toContain('csk-****cdef')
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
  const logged = setting.server.log.join('')
  expect(logged).toContain('/api/auth/login')
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})
