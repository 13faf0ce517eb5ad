import type { Endpoint } from '@solvent/contracts'
import { allContracts, FilledPerson } from '../../harness/people/seeded-person'
import { counted, told } from '../../harness/runner/counts'
import { shown } from '../../harness/runner/statistics'
import { atOnce } from '../../harness/people/bookkeeping'
import { Random } from '../../harness/runner/random'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { WireClient, type WireRequest } from '../../harness/requests/wire-client'
import { differences } from '../../harness/runner/format'
import { wrongRequest } from '../../harness/requests/malformed-requests'

const AT_ONCE = 16
const HANG_MS = 5000

export const wrongBodies: Row = {
  id: 'B1',
  test: 'requests that fit no contract, on every route: NUL, lone surrogates, 1e400, depth, size, lists, duplicate keys, broken JSON, wrong types of content, long addresses and headers',
  goal: '10,000 requests: 0 x 5xx, 0 hangs, nothing changed',
  engines: ['embedded', 'postgres'],
  rounds: { short: 500, long: 10_000 },
  async run(setting) {
    const url = await sharedServer(setting)
    const filled = await FilledPerson.create(url)
    const before = await filled.state()
    const random = new Random(setting.seed)
    const statuses: number[] = []
    const wrong: string[] = []
    let slowest = 0
    let sent = 0
    await atOnce(AT_ONCE, async () => {
      const client = new WireClient(url)
      while (sent < setting.rounds) {
        sent += 1
        const contract = random.of(allContracts)
        const request = wrongRequest(filled, contract, random)
        const began = performance.now()
        const { status } = await client.send(request)
        slowest = Math.max(slowest, performance.now() - began)
        statuses.push(status)
        if (!isRefusal(status, contract)) wrong.push(`${status} to ${brief(request)}`)
      }
      client.close()
    })
    if ((await filled.state()) !== before) wrong.push('the books have changed')
    if (slowest > HANG_MS) wrong.push(`an answer took ${shown(slowest)}`)
    return {
      figure: `${sent} requests on ${allContracts.length} routes (seed ${setting.seed}), slowest ${shown(slowest)}: ${told(counted(statuses))}; ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** What only reads may be answered, too: a header too much harms nobody. */
function isRefusal(status: number, { method }: Endpoint): boolean {
  return (status >= 400 && status < 500) || (method === 'GET' && status === 200)
}

function brief({ method, path, body }: WireRequest): string {
  return `${method} ${path.slice(0, 80)} ${(body ?? '').slice(0, 160)}`
}
