import { startApi } from '../../harness/app/api-process'
import { allContracts, FilledPerson } from '../../harness/people/seeded-person'
import { preloaded } from '../../harness/app/preload'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { ownStore } from '../../harness/app/provision-store'
import { WireClient } from '../../harness/requests/wire-client'
import { differences } from '../../harness/runner/format'

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

export const wrongTypes: Row = {
  id: 'B2',
  test: 'true, [5], "0x10", "1e3", " 7 ", "12.5", null and the like for every amount of every call',
  goal: '100 % 400, nothing changed',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(setting) {
    const seen = await tryAll(await FilledPerson.create(await sharedServer(setting)))
    return {
      figure: `${seen.sent} requests for ${seen.fields} amounts, ${seen.sent - seen.passed.length} x 400, ${differences(seen.passed)}`,
      reached: seen.sent > 0 && seen.passed.length === 0 && !seen.isChanged,
    }
  },
}

export const wrongTypesCoerced: Row = {
  id: 'B2-control',
  test: 'the same with bodies checked as Fastify does it by default, which turns one type into another',
  goal: 'it must let some pass',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(setting) {
    const { store, close } = await ownStore(setting)
    const api = await startApi({ store, env: preloaded('fastify-defaults') })
    const seen = await tryAll(await FilledPerson.create(api.url))
    await api.end('SIGTERM')
    await close()
    const saved = seen.passed.filter((line) => line.startsWith('200'))
    return {
      figure: `${saved.length} of ${seen.sent} requests were saved (such as ${saved[0]}), the books ${seen.isChanged ? 'changed' : 'did not change'}`,
      reached: saved.length > 0 && seen.isChanged,
    }
  },
}

interface Seen {
  sent: number
  fields: number
  /** Requests that were not answered 400. */
  passed: string[]
  isChanged: boolean
}

async function tryAll(filled: FilledPerson): Promise<Seen> {
  const client = new WireClient(filled.person.url)
  const headers = { authorization: `Bearer ${filled.person.token}` }
  const before = await filled.state()
  const seen: Seen = { sent: 0, fields: 0, passed: [], isChanged: false }
  for (const contract of allContracts) {
    const body = filled.bodies[contract.name] ?? {}
    for (const field of AMOUNTS.filter((amount) => amount in body)) {
      seen.fields += 1
      for (const raw of WRONG) {
        const text = JSON.stringify({ ...body, [field]: '?' }).replace('"?"', raw)
        const request = { method: contract.method, path: filled.pathOf(contract), headers, body: text }
        const { status } = await client.send(request)
        seen.sent += 1
        if (status !== 400) seen.passed.push(`${status} to ${field}: ${raw} of ${contract.name}`)
      }
    }
  }
  client.close()
  seen.isChanged = (await filled.state()) !== before
  return seen
}
