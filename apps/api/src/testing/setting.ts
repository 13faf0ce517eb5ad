import { type Person, signUp } from '@solvent/api-testing/person'
import type { TestServer } from './start-server'

/** The server and the people of a test file. */
export interface Setting {
  readonly server: TestServer
  newPerson(): Promise<Person>
}

/** Runs the tests of a file on a server. After each test, the books of every new person must add up. */
export function settingOn(open: () => Promise<TestServer>, close: (server: TestServer) => unknown): Setting {
  let server: TestServer | undefined
  let people: Person[] = []
  const running = () => {
    if (!server) throw new Error('The server runs inside tests only')
    return server
  }

  beforeAll(async () => {
    server = await open()
  })
  afterEach(async () => {
    const checked = people
    people = []
    await running().reset()
    for (const { userId } of checked) expect(await running().booksDifferences(userId)).toEqual([])
  })
  afterAll(() => server && close(server))

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
