import { type Person, signUp } from '@solvent/api-testing/person'
import { type Endpoint, getEntrySummary, listEntries } from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { prepareLongBooks, seedEntries } from '../../harness/people/long-books'
import { WireClient } from '../../harness/requests/wire-client'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const SHORT_JOURNAL = 100
const LONG_JOURNAL = { short: 1_000, long: 100_000 }
const MAX_SLOWDOWN = 1.2
const FILTER_MS = 200

/** A filter of the journal. Its values differ for each request, so that no response is cached. */
type Filter = readonly [name: string, query: (n: number) => Record<string, string>, contract?: Endpoint]

/** Some find entries quickly, others have to scan all of them. */
const FILTERS: readonly Filter[] = [
  ['kind', (n) => ({ kind: 'reversal', limit: String(20 + n) })],
  ['period', (n) => ({ from: '2024-01-01', to: '2024-01-31', limit: String(20 + n) })],
  ['category', (n) => ({ category: 'Eating out', limit: String(20 + n) })],
  ['frequent text', (n) => ({ text: 'coffee', limit: String(20 + n) })],
  ['rare text', (n) => ({ text: `no. ${n}1` })],
  ['text nowhere', (n) => ({ text: `tea ${n}` })],
  ['amount nowhere', (n) => ({ min_amount: String(7_000_000 + n) })],
  [
    'sums of a month',
    (n) => ({ from: `2024-0${1 + (n % 9)}-01`, to: `2024-0${1 + (n % 9)}-28` }),
    getEntrySummary,
  ],
  ['sums of a year', (n) => ({ from: `2024-01-0${1 + (n % 9)}`, to: '2024-12-31' }), getEntrySummary],
]

export const longJournal: Scenario = {
  id: 'L10',
  test: 'the first 50 entries of a person with 100,000 and of one with 100, and filters of the 100,000, one request each per round',
  goal: '30 requests: first entries <= 1.2 x (median), each filter <= 200 ms (p95)',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 30 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const first = await startApi({ store })
    const [few, many] = [await signUp(first.url), await signUp(first.url)]
    for (const person of [few, many]) await prepareLongBooks(person)
    // The embedded engine allows only one process to open the data.
    await first.end('SIGTERM')
    await seedEntries(store, few, SHORT_JOURNAL)
    await seedEntries(store, many, LONG_JOURNAL[context.short ? 'short' : 'long'])
    const api = await startApi({ store })
    for (const person of [few, many]) person.url = api.url
    const pages = (n: number) => ({ limit: '50', from: `20${String(10 + n)}-01-01` })
    await times(many, context.rounds, pages)
    const [short, long] = [
      await times(few, context.rounds, (n) => ({ ...pages(n), to: '2999-01-01' })),
      await times(many, context.rounds, (n) => ({ ...pages(n), to: '2999-01-01' })),
    ]
    const filters: { name: string; ms: number }[] = []
    for (const [name, query, contract] of FILTERS)
      filters.push({ name, ms: quantile(await times(many, context.rounds, query, contract), 0.95) })
    await api.end('SIGTERM')
    await close()
    const longer = quantile(long, 0.5) / quantile(short, 0.5)
    return {
      figure: `first entries ${quantile(short, 0.5).toFixed(1)} and ${quantile(long, 0.5).toFixed(1)} ms (${longer.toFixed(2)} x); ${filters.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}${speedNote(context)}`,
      reached: isSpeedGoalMet(context, longer <= MAX_SLOWDOWN && filters.every(({ ms }) => ms <= FILTER_MS)),
    }
  },
}

/** Sends requests sequentially; resolves to the milliseconds of each. */
async function times(
  { url, token }: Person,
  count: number,
  query: Filter[1],
  contract: Endpoint = listEntries,
): Promise<number[]> {
  const client = new WireClient(url)
  const measured: number[] = []
  for (let n = 0; n < count; n += 1) {
    const path = `${contract.path}?${new URLSearchParams(query(n))}`
    const began = performance.now()
    const { status } = await client.send({
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${token}` },
    })
    if (status !== 200) throw new Error(`${path}: ${status}`)
    measured.push(performance.now() - began)
  }
  client.close()
  return measured
}
