import { toAddressId } from '../domain/account/user-id'
import { ownBooksDifferences } from '../storage/tables/journal-table'
import { deleteThrottles } from '../storage/tables/throttles-table'
import { type Person, signUp } from './person'
import { startServer, type TestServer, TODAY } from './start-server'
import type { TestDatabase } from './test-database'

export interface Setting {
  readonly server: TestServer
  newPerson(): Promise<Person>
}

/**
 * One server for the tests of a file, on a database of its own unless it is given one. After each test the books of
 * everybody in it must be right.
 */
export function useServer(open?: () => Promise<TestDatabase>): Setting {
  let server: TestServer | undefined
  let people: Person[] = []
  const running = () => {
    if (!server) throw new Error('The server runs inside tests only')
    return server
  }

  beforeAll(async () => {
    server = await startServer(await open?.())
  })
  afterEach(async () => {
    const checked = people
    people = []
    Object.assign(running().clock, { date: TODAY, aheadMs: 0 })
    await clearAttempts(running())
    await expectBooksClean(running(), checked)
  })
  afterAll(() => server?.stop())

  return {
    get server() {
      return running()
    },
    async newPerson() {
      const person = await signUp(running().url)
      people.push(person)
      return person
    },
  }
}

/** All tests come from one address; each has the attempts of a minute for itself. */
async function clearAttempts({ db }: TestServer): Promise<void> {
  const id = toAddressId('127.0.0.1')
  await db.asUser(id, deleteThrottles)
}

/** Every balance is the sum of its journal entries. */
async function expectBooksClean({ db }: TestServer, people: readonly Person[]): Promise<void> {
  for (const { userId } of people) {
    expect(await db.asUser(userId, ownBooksDifferences)).toEqual([])
  }
}
