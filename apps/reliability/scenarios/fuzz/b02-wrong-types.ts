import { allEndpoints } from '@solvent/api-testing/endpoints'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { sharedServer } from '../../harness/app/shared-server'
import { SeededPerson } from '../../harness/people/seeded-person'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const WRONG = [
  'true',
  'false',
  '[5]',
  '"0x10"',
  '"1e3"',
  '" 7 "',
  '"12.5"',
  '""',
  'null',
  '{}',
  '"NaN"',
  '[[5]]',
]
const AMOUNTS = [
  'asset_value',
  'asset_amount',
  'liability_amount',
  'total_amount',
  'payment_amount',
  'monthly_income',
  'interest_rate',
]

export const wrongTypes: Scenario = {
  id: 'B2',
  test: 'true, [5], "0x10", "1e3", " 7 ", "12.5", null and the like for every amount of every call',
  goal: '100 % 400, nothing changed',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const tally = await tryAll(await SeededPerson.create(await sharedServer(context)))
    return {
      figure: `${tally.sent} requests for ${tally.fields} amounts, ${tally.sent - tally.passed.length} x 400, ${formatDifferences(tally.passed)}`,
      reached: tally.sent > 0 && tally.passed.length === 0 && !tally.isChanged,
    }
  },
}

export const wrongTypesCoerced: Scenario = {
  id: 'B2-control',
  test: 'the same with bodies checked as Fastify does it by default, which turns one type into another',
  goal: 'it must let some pass',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: preload('fastify-defaults') })
    const tally = await tryAll(await SeededPerson.create(api.url))
    await api.end('SIGTERM')
    await close()
    const saved = tally.passed.filter((line) => line.startsWith('200'))
    return {
      figure: `${saved.length} of ${tally.sent} requests were saved (such as ${saved[0]}), the books ${tally.isChanged ? 'changed' : 'did not change'}`,
      reached: saved.length > 0 && tally.isChanged,
    }
  },
}

interface Tally {
  sent: number
  fields: number
  /** Requests that were not answered with 400. */
  passed: string[]
  isChanged: boolean
}

async function tryAll(seeded: SeededPerson): Promise<Tally> {
  const client = new WireClient(seeded.person.url)
  const headers = { authorization: `Bearer ${seeded.person.token}` }
  const before = await seeded.state()
  const tally: Tally = { sent: 0, fields: 0, passed: [], isChanged: false }
  for (const contract of allEndpoints) {
    const body = seeded.bodies[contract.name] ?? {}
    for (const field of AMOUNTS.filter((amount) => amount in body)) {
      tally.fields += 1
      for (const raw of WRONG) {
        const text = JSON.stringify({ ...body, [field]: '?' }).replace('"?"', raw)
        const request = { method: contract.method, path: seeded.pathOf(contract), headers, body: text }
        const { status } = await client.send(request)
        tally.sent += 1
        if (status !== 400) tally.passed.push(`${status} to ${field}: ${raw} of ${contract.name}`)
      }
    }
  }
  client.close()
  tally.isChanged = (await seeded.state()) !== before
  return tally
}
