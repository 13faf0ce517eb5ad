import { randomBytes, randomUUID } from 'node:crypto'
import { toMinor } from '@solvent/money'
import type { Database } from '../../storage/database'
import { joinedDatabase } from '../../storage/joined-database'
import { deleteThrottles } from '../../storage/tables/throttles-table'
import { deleteUser, findUser, setMonthlyIncome } from '../../storage/tables/users-table'
import { createAccount } from '../account/authentication'
import type { Client } from '../account/client'
import { toUserId } from '../account/user-id'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { writeBooks } from './example-day'
import type { ExamplePerson } from './example-person'
import { steady } from './steady'

/**
 * Creates an example account with an invented person's books, and starts a session in it. Its random password is
 * discarded, so the account can be used only as long as its token.
 *
 * @throws DomainError `too_many_requests`; examples count as registrations
 */
export async function startExample(services: Services, client: Client): Promise<{ access_token: string }> {
  const credentials = {
    email: `example-${randomUUID()}@example.com`,
    password: randomBytes(24).toString('hex'),
  }
  const { access_token } = await createPerson(services, steady, { ...credentials, client, isExample: true })
  return { access_token }
}

interface NewPerson {
  email: string
  password: string
  client: Client
  isExample: boolean
}

/** Creates an account with an invented person's books, in one transaction. */
export function createPerson(
  services: Services,
  person: ExamplePerson,
  { email, password, client, isExample }: NewPerson,
): Promise<{ secret_key: string; access_token: string }> {
  const userId = toUserId(email)
  const [username = ''] = email.split('@')
  const body = { email, password, username, name: person.name }
  return createAccount(services, { body, client, isExample }, async (tx) => {
    const within = { ...services, db: joinedDatabase(services.db, tx) }
    await setMonthlyIncome(tx, toMinor(person.monthlyIncome))
    await writeBooks(within, userId, person.events)
  })
}

/** @throws DomainError `not_found` if the account is not an example */
export async function leaveExample({ db }: Services, userId: string): Promise<void> {
  if (!(await deleteExample(db, userId))) throw new DomainError('not_found')
}

/** Returns false, and deletes nothing, if the account is not an example. */
export function deleteExample(db: Database, userId: string): Promise<boolean> {
  return db.asUser(userId, async (tx) => {
    const user = await findUser(tx)
    if (!user?.isExample) return false
    await deleteUser(tx)
    await deleteThrottles(tx)
    return true
  })
}
