import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { logIn, type Person, signUp } from '@solvent/api-testing/person'
import * as contracts from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { SeededPerson } from '../../harness/people/seeded-person'
import { signingKey } from '../../harness/people/token'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

/** Enough of a secret to know it by. */
const PART = 12

export const secretsKept: Scenario = {
  id: 'B8',
  test: 'passwords, tokens, recovery keys and an AI key that can be recognised, used in every way, at the most talkative log level',
  goal: '0 hits in logs, data on disk or dump, export and errors',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const own = await provisionStore(context)
    const api = await startApi({
      store: own.store,
      env: { LOG_LEVEL: 'trace', AI_BASE_URL: 'http://127.0.0.1:9' },
    })
    const secrets = new Map<string, string>()
    const answers = await useEverything(api.url, secrets)
    secrets.set('signing key', signingKey(own.store).toString('base64'))
    const log = api.output
    await api.end('SIGTERM')
    const data = dataOf(own, context)
    await own.close()
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
      figure: `${secrets.size} secrets, looked for in ${log.length} log lines, ${Math.round(bytes / 1024)} KB of ${own.postgres ? 'dump' : 'data folder'} and ${answers.length} answers: ${formatDifferences(hits)}`,
      reached: hits.length === 0 && log.length > 0 && bytes > 0,
    }
  },
}

/** Every answer in which a secret has no business. */
async function useEverything(url: string, secrets: Map<string, string>): Promise<string[]> {
  const canary = (name: string, prefix: string) => {
    const secret = `${prefix}${randomBytes(9).toString('hex')}`
    secrets.set(name, secret)
    return secret
  }
  const password = canary('password', 'Aa1-')
  const person = await signUp(url, password)
  secrets.set('recovery key', person.secretKey)
  // The head of all tokens is the same, so they are recognised by the signature.
  secrets.set('token', person.token.split('.')[2] ?? '')
  const again = await logIn(person, password)
  secrets.set('second token', again.token.split('.')[2] ?? '')
  const aiKey = canary('AI key', '')
  const answers: string[] = []
  const seen = async (who: Person, contract: contracts.Endpoint, body?: unknown) => {
    answers.push(JSON.stringify((await who.send(contract, { ...(body !== undefined && { body }) })).body))
  }
  const profile = { name: 'A', monthly_income: 1, currency_preference: 'EUR', selected_model: 'm' }
  await seen(again, contracts.updateProfile, { ...profile, cerebras_api_key: aiKey })
  await seen(again, contracts.listModels)
  await seen(again, contracts.login, { email: again.email, password: canary('wrong password', 'Bb2-') })
  await seen(again, contracts.getSecretKey, { password: canary('another wrong password', 'Cc3-') })
  const wrongKey = canary('wrong recovery key', '').slice(0, PART)
  const next = canary('new password', 'Dd4-')
  await seen(again, contracts.resetPassword, { email: again.email, secret_key: wrongKey, new_password: next })
  await seen(again, contracts.login, {
    email: again.email,
    password: { text: canary('password of a wrong type', '') },
  })
  await seen(again, contracts.changePassword, { password, new_password: next })
  await again.send(contracts.getSecretKey, { body: { password: next } })
  await everyReading(url, seen)
  for (const contract of allEndpoints.filter(({ method }) => method === 'GET')) await seen(again, contract)
  await seen(again, contracts.logout)
  await seen(again, contracts.getProfile)
  return answers
}

/** Somebody else with books, so that the export holds some. */
async function everyReading(
  url: string,
  seen: (who: Person, contract: contracts.Endpoint, body?: unknown) => Promise<void>,
): Promise<void> {
  const seeded = await SeededPerson.create(url)
  await seen(seeded.person, contracts.exportData)
  await seen(seeded.person, contracts.sendChat, seeded.bodies.sendChat)
}

/** What somebody gets who takes the data away. */
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
