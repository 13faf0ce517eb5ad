import { randomBytes } from 'node:crypto'
import type { Config } from '../../config'
import { bankFilePool } from '../../domain/bank-files/bank-file-pool'
import { createPerson } from '../../domain/example/example-account'
import type { ExamplePerson } from '../../domain/example/example-person'
import { nearlyFree } from '../../domain/example/nearly-free'
import { steady } from '../../domain/example/steady'
import { struggling } from '../../domain/example/struggling'
import { planPool } from '../../domain/plan/plan-pool'
import { deriveServerKeys } from '../../domain/secrets/server-keys'
import type { Services } from '../../domain/services'
import { systemClock } from '../../domain/system-clock'
import { loadServerKey } from '../../server-key'
import type { Database } from '../../storage/database'
import { runCommand, withDatabase } from '../run-command'

const PEOPLE: readonly (readonly [email: string, person: ExamplePerson, about: string])[] = [
  ['struggling@example.com', struggling, 'several payments late, and the budget does not cover all'],
  ['steady@example.com', steady, 'five debts, one payment late'],
  ['free@example.com', nearlyFree, 'the last installments'],
]

/** Creates three people with books in an empty database, and prints who they are and how to log in. */
runCommand((config) =>
  withDatabase(config, async (db) => {
    const services = servicesOf(config, db)
    const lines: string[] = []
    for (const [email, person, about] of PEOPLE) {
      const password = `Demo-${randomBytes(6).toString('hex')}`
      await createPerson(services, person, {
        email,
        password,
        client: { address: '127.0.0.1', userAgent: '' },
        isExample: false,
      })
      lines.push(`${email}  ${password}  ${person.name}: ${about}`)
    }
    return { ok: true, lines }
  }),
)

function servicesOf(config: Config, db: Database): Services {
  const serverKey = loadServerKey(config.serverKey, config.serverKeyFile)
  return {
    db,
    clock: systemClock,
    keys: deriveServerKeys(serverKey),
    // No model is called here.
    ai: { baseUrl: config.aiBaseUrl, timeoutMs: 0, callTimeoutMs: 0, turnTimeoutMs: 0, turnsPerDay: 0 },
    registrationsPerMinute: config.registrationsPerMinute,
    report: () => {},
    plans: planPool(),
    bankFiles: bankFilePool(),
  }
}
