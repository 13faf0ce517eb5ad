import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import type { Endpoint } from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { openSql, tablesOfPeople } from '../../harness/app/sql'
import { SeededPerson } from '../../harness/people/seeded-person'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const NO_IDS = ['-1', '0', '1', 'a', 'null', '%27%20or%201=1%20--']

export const foreignIds: Scenario = {
  id: 'B4',
  test: "every call with an id, with another person's, a random one, a negative one and a text; and SQL as the app's own role",
  goal: '0 leaks: 404 for every foreign id, 400 for a malformed one; row-level security shows 0 foreign rows',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const provisioned = await provisionStore(context)
    const api = await startApi({ store: provisioned.store })
    const [owner, thief] = [await SeededPerson.create(api.url), await SeededPerson.create(api.url)]
    const calls = allEndpoints.filter(({ path }) => path.includes('{id}'))
    const before = [await owner.state(), await thief.state()]
    const wrong: string[] = []
    let sent = 0
    for (const contract of calls) {
      for (const id of [...Object.values(owner.ids), randomUUID(), ...NO_IDS]) {
        const { status, body } = await steal(thief, contract, id)
        sent += 1
        const expected = NO_IDS.includes(id) ? 400 : 404
        if (status !== expected) wrong.push(`${status} to ${contract.name} of ${id}: ${body.slice(0, 80)}`)
      }
    }
    const chat = { ...thief.bodies.sendChat, session_id: owner.ids.sessions }
    const written = await send(thief, 'POST', '/api/chat', JSON.stringify(chat))
    if (written.status !== 404) wrong.push(`${written.status} to a message in a foreign session`)
    if ((await owner.state()) !== before[0] || (await thief.state()) !== before[1])
      wrong.push('books have changed')
    await api.end('SIGTERM')
    const tables = await foreignRows(provisioned, thief.person.userId, wrong)
    await provisioned.close()
    return {
      figure: `${sent + 1} requests on ${calls.length} calls, ${tables} tables read as the app's role: ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && tables > 0,
    }
  },
}

function steal(thief: SeededPerson, contract: Endpoint, id: string) {
  const body = thief.bodies[contract.name]
  return send(thief, contract.method, thief.pathOf(contract, id), body && JSON.stringify(body))
}

async function send({ person }: SeededPerson, method: string, path: string, body: string | undefined) {
  const client = new WireClient(person.url)
  const headers = { authorization: `Bearer ${person.token}` }
  const reply = await client.send({ method, path, headers, ...(body !== undefined && { body }) })
  client.close()
  return reply
}

/** Reads every table with the requests' role, as one person and as a stranger; resolves to the number of tables. */
async function foreignRows({ store }: ProvisionedStore, thief: string, wrong: string[]): Promise<number> {
  const sql = await openSql(store)
  try {
    const tables = await tablesOfPeople(sql)
    for (const reader of [thief, randomUUID()]) {
      await sql.query('begin')
      await sql.query(`select set_config('role', 'solvent_app', true), set_config('app.user_id', $1, true)`, [
        reader,
      ])
      const [account] = await sql.query('select count(*)::int as count from users where user_id = $1', [
        reader,
      ])
      // If nothing were readable at all, the check would pass without proving anything.
      if (Number(account?.count) !== (reader === thief ? 1 : 0))
        wrong.push(`${reader} sees ${account?.count} own accounts`)
      for (const table of tables) {
        const [row] = await sql.query(
          `select count(*)::int as count from ${table} where user_id is distinct from $1`,
          [reader],
        )
        if (Number(row?.count) > 0) wrong.push(`${row?.count} foreign rows of ${table}`)
      }
      await sql.query('rollback')
    }
    return tables.length
  } finally {
    await sql.close()
  }
}
