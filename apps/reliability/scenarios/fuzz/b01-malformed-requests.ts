import { allEndpoints } from '@solvent/api-testing/endpoints'
import type { Endpoint } from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { SeededPerson } from '../../harness/people/seeded-person'
import { malformedRequest } from '../../harness/requests/malformed-requests'
import { WireClient, type WireRequest } from '../../harness/requests/wire-client'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import { Random } from '../../harness/runner/random'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

const CONCURRENCY = 16
const HANG_MS = 5000

export const wrongBodies: Scenario = {
  id: 'B1',
  test: 'requests that match no contract, on every route: NUL, lone surrogates, 1e400, depth, size, lists, duplicate keys, broken JSON, wrong types of content, long addresses and headers',
  goal: '10,000 requests: 0 x 5xx, 0 hangs, nothing changed',
  engines: ['embedded', 'postgres'],
  rounds: { short: 500, long: 10_000 },
  async run(context) {
    const url = await sharedServer(context)
    const seeded = await SeededPerson.create(url)
    const before = await seeded.state()
    const random = new Random(context.seed)
    const statuses: number[] = []
    const wrong: string[] = []
    let slowest = 0
    let sent = 0
    await inParallel(CONCURRENCY, async () => {
      const client = new WireClient(url)
      while (sent < context.rounds) {
        sent += 1
        const contract = random.pick(allEndpoints)
        const request = malformedRequest(seeded, contract, random)
        const began = performance.now()
        const { status } = await client.send(request)
        slowest = Math.max(slowest, performance.now() - began)
        statuses.push(status)
        if (!isRefusal(status, contract)) wrong.push(`${status} to ${brief(request)}`)
      }
      client.close()
    })
    if ((await seeded.state()) !== before) wrong.push('the books have changed')
    if (slowest > HANG_MS) wrong.push(`an answer took ${formatDuration(slowest)}`)
    return {
      figure: `${sent} requests on ${allEndpoints.length} routes (seed ${context.seed}), slowest ${formatDuration(slowest)}: ${formatCounts(countValues(statuses))}; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** A read may also succeed, because an unknown header does no harm. */
function isRefusal(status: number, { method }: Endpoint): boolean {
  return (status >= 400 && status < 500) || (method === 'GET' && status === 200)
}

function brief({ method, path, body }: WireRequest): string {
  return `${method} ${path.slice(0, 80)} ${(body ?? '').slice(0, 160)}`
}
