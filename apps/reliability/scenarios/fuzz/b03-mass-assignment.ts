import { writeEndpoints } from '@solvent/api-testing/endpoints'
import { UNKNOWN_FIELDS } from '@solvent/api-testing/hostile/unknown-fields'
import { sharedServer } from '../../harness/app/shared-server'
import { SeededPerson } from '../../harness/people/seeded-person'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** The import only accepts an empty account and has its own test. */
const contracts = writeEndpoints.filter(({ name }) => name !== 'importData')

export const massAssignment: Scenario = {
  id: 'B3',
  test: 'fields outside the contract, one at a time, in every call that may change something',
  goal: '0 changed',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const seeded = await SeededPerson.create(await sharedServer(context))
    const client = new WireClient(seeded.person.url)
    const headers = { authorization: `Bearer ${seeded.person.token}` }
    const before = await seeded.state()
    const wrong: string[] = []
    let sent = 0
    for (const contract of contracts) {
      for (const [field, value] of Object.entries(UNKNOWN_FIELDS)) {
        const body = JSON.stringify({ ...seeded.bodies[contract.name], [field]: value })
        const request = { method: contract.method, path: seeded.pathOf(contract), headers, body }
        const { status } = await client.send(request)
        sent += 1
        if (status !== 400) wrong.push(`${status} to ${field} of ${contract.name}`)
      }
    }
    client.close()
    if ((await seeded.state()) !== before) wrong.push('the books have changed')
    return {
      figure: `${sent} requests, ${Object.keys(UNKNOWN_FIELDS).length} fields on ${contracts.length} calls, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}
