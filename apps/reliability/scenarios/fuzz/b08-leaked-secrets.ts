import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { logIn, type Person, signUp } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { SeededPerson } from '../../harness/people/seeded-person'
import { signingKey } from '../../harness/people/signing-key'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

/** The length of a part that identifies a secret. */
const PART = 12

export const leakedSecrets: Scenario = {
  id: 'B8',
  test: 'passwords, tokens, recovery keys and an AI key that can be recognised, used in every way, at the most verbose log level',
  goal: '0 hits in logs, data on disk or dump, export and errors',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const provisioned = await provisionStore(context)
    const api = await startApi({
      store: provisioned.store,
      env: { LOG_LEVEL: 'trace', AI_BASE_URL: 'http://127.0.0.1:9' },
    })
    const secrets = new Map<string, string>()
    const answers = await useEverything(api.url, secrets)
    secrets.set('signing key', signingKey(provisioned.store).toString('base64'))
    const log = api.output
    await api.end('SIGTERM')
    const data = dataOf(provisioned, context)
    await provisioned.close()
    const places: Readonly<Record<string, readonly Buffer[]>> = {
      'the log': [Buffer.from(log.join('\n'))],
      'the data': data,
      'an answer': [Buffer.from(answers.join('\n'))],
    }
    const hits = Object.entries(places).flatMap(([place, buffers]) =>
      [...secrets]
        .filter(([, secret]) => buffers.some((buffer) => buffer.includes(secret.slice(0, PART))))
        .map(([name]) => `${name} is in ${place}`),
    )
    const bytes = data.reduce((sum, { length }) => sum + length, 0)
    return {
      figure: `${secrets.size} secrets, looked for in ${log.length} log lines, ${Math.round(bytes / 1024)} KB of ${provisioned.postgres ? 'dump' : 'data folder'} and ${answers.length} answers: ${formatDifferences(hits)}`,
      reached: hits.length === 0 && log.length > 0 && bytes > 0,
    }
  },
}

/** Collects all responses that must not contain a secret. */
async function useEverything(url: string, secrets: Map<string, string>): Promise<string[]> {
  const canary = (name: string, prefix: string) => {
    const secret = `${prefix}${randomBytes(9).toString('hex')}`
    secrets.set(name, secret)
    return secret
  }
  const password = canary('password', 'Aa1-')
  const person = await signUp(url, password)
  secrets.set('recovery key', person.secretKey)
  // All tokens have the same header, so they are identified by their signature.
  secrets.set('token', person.token.split('.')[2] ?? '')
  const again = await logIn(person, password)
  secrets.set('second token', again.token.split('.')[2] ?? '')
  const aiKey = canary('AI key', '')
  const answers: string[] = []
  const request = async (who: Person, contract: Endpoint, body?: unknown) => {
    answers.push(JSON.stringify((await who.send(contract, { ...(body !== undefined && { body }) })).body))
  }
  const profile = { name: 'A', monthly_income: 1, currency_preference: 'EUR', selected_model: 'm' }
  await request(again, contracts.updateProfile, { ...profile, cerebras_api_key: aiKey })
  await request(again, contracts.listModels)
  await request(again, contracts.login, { email: again.email, password: canary('wrong password', 'Bb2-') })
  await request(again, contracts.getSecretKey, { password: canary('another wrong password', 'Cc3-') })
  const wrongKey = canary('wrong recovery key', '').slice(0, PART)
  const next = canary('new password', 'Dd4-')
  await request(again, contracts.resetPassword, {
    email: again.email,
    secret_key: wrongKey,
    new_password: next,
  })
  await request(again, contracts.login, {
    email: again.email,
    password: { text: canary('password of a wrong type', '') },
  })
  await request(again, contracts.changePassword, { password, new_password: next })
  await again.send(contracts.getSecretKey, { body: { password: next } })
  await requestOtherBooks(url, request)
  for (const contract of allEndpoints.filter(({ method }) => method === 'GET')) await request(again, contract)
  await request(again, contracts.logout)
  await request(again, contracts.getProfile)
  return answers
}

/** Uses another person with books, so that the export is not empty. */
async function requestOtherBooks(
  url: string,
  request: (who: Person, contract: Endpoint, body?: unknown) => Promise<void>,
): Promise<void> {
  const seeded = await SeededPerson.create(url)
  await request(seeded.person, contracts.exportData)
  await request(seeded.person, contracts.sendChat, seeded.bodies.sendChat)
}

/** The data that a thief of the database gets. */
function dataOf({ store, postgres }: ProvisionedStore, { scratch }: ScenarioContext): Buffer[] {
  if (store.engine === 'embedded') return filesBelow(store.dataDir)
  if (!postgres) throw new Error(`There is no server in ${scratch}`)
  return [execFileSync('pg_dump', ['--inserts', postgres.urlOf('solvent')], { maxBuffer: 2 ** 28 })]
}

function filesBelow(folder: string): Buffer[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
}
