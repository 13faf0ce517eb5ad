import { sharedServer } from '../../harness/app/shared-server'
import { writeEndpoints } from '../../harness/people/endpoints'
import { SeededPerson } from '../../harness/people/seeded-person'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** What other programs save when a body brings it. */
const FIELDS: Readonly<Record<string, unknown>> = {
  user_id: '00000000-0000-4000-8000-000000000000',
  id: '00000000-0000-4000-8000-000000000000',
  asset_id: '00000000-0000-4000-8000-000000000000',
  owner: 'root',
  role: 'admin',
  is_admin: true,
  isAdmin: true,
  permissions: ['*'],
  created_at: '2000-01-01T00:00:00.000Z',
  updated_at: '2000-01-01T00:00:00.000Z',
  deleted_at: null,
  remaining_amount_at_entry: 0,
  remaining_minor: 0,
  value_minor: 100_000_000,
  balance: 100_000_000,
  credit: 100_000,
  installments_paid_at_entry: 12,
  lender_installment_amount: 0.01,
  is_completed: true,
  interest_posted_through: '2999-12-31',
  importance_score: 100,
  priority: 100,
  next_due_date: null,
  password_hash: 'x',
  recovery_key_hash: 'x',
  has_api_key: false,
  api_key_preview: 'x',
  sid: '00000000-0000-4000-8000-000000000000',
  version: 0,
  constructor: { prototype: { admin: true } },
}

export const moreFields: Scenario = {
  id: 'B3',
  test: '30 fields that no contract knows, one at a time, in every call that may change something',
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
    for (const contract of writeEndpoints) {
      for (const [field, value] of Object.entries(FIELDS)) {
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
      figure: `${sent} requests, ${Object.keys(FIELDS).length} fields on ${writeEndpoints.length} calls, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}
