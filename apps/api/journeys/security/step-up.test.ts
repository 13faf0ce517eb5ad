// Engines: one
import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import type { Person } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { addApp, addKey } from '../../src/testing/second-factor'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer()

const FIVE_MINUTES_MS = 5 * 60_000

const sensitive = allEndpoints.filter(({ needsFactor }) => needsFactor)

/** The code of the answer to a call that changes nothing even if it is let through, as its body cannot be read. */
async function codeOf(person: Person, { method, path }: Endpoint): Promise<string | undefined> {
  const hasBody = method !== 'GET'
  const response = await fetch(person.url + path.replace('{id}', randomUUID()), {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: '[' }),
  })
  const text = await response.text()
  return response.ok ? undefined : JSON.parse(text).code
}

/** Which calls ask for the second factor. */
async function asking(person: Person): Promise<string[]> {
  const asked: string[] = []
  for (const contract of sensitive) {
    if ((await codeOf(person, contract)) === 'factor_needed') asked.push(contract.name)
  }
  return asked
}

const all = sensitive.map(({ name }) => name)

test('the calls that need the second factor are those that reveal or change how an account is opened', () => {
  expect([...all].sort()).toMatchInlineSnapshot(`
[
  "addPasskey",
  "addWebhook",
  "allowAccess",
  "changePassword",
  "confirmApp",
  "createApiToken",
  "deleteAccount",
  "exportData",
  "exportTable",
  "getSecretKey",
  "removeApp",
  "removePasskey",
  "renewBackupCodes",
  "renewSecretKey",
  "startApp",
  "startPasskey",
]
`)
})

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['an authenticator app', (person) => addApp(person, setting.server.clock.now())],
  ['a passkey', (person) => addKey(person)],
])('with %s, every sensitive call needs it again after five minutes', async (_, add) => {
  const person = await setting.newPerson()
  await add(person)
  expect(await asking(person)).toEqual([])
  setting.server.clock.aheadMs += FIVE_MINUTES_MS
  expect(await asking(person)).toEqual(all)
})

test('without a second factor, no call ever asks for one', async () => {
  const person = await setting.newPerson()
  setting.server.clock.aheadMs += FIVE_MINUTES_MS
  expect(await asking(person)).toEqual([])
})
