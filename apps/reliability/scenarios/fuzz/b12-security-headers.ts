import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { shellSettings } from '../../harness/app/shell-settings'
import { SeededPerson } from '../../harness/people/seeded-person'
import { runBrowserJourneys } from '../../harness/requests/browser-journeys'
import { WireClient, type WireRequest } from '../../harness/requests/wire-client'
import { formatCounts, formatDifferences } from '../../harness/runner/format'
import { repositoryPath } from '../../harness/runner/repository'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

/** Headers that every response must have. */
const ALWAYS: readonly [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^no-referrer$/],
  ['permissions-policy', /camera=\(\)/],
  ['vary', /Origin/],
  ['content-security-policy', /default-src 'none'|default-src 'self'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
]
const NEVER = ['x-powered-by', 'server', 'access-control-allow-credentials']

export const headers: Scenario = {
  id: 'B12',
  test: 'the headers of every route, also of its errors, of pages, files and missing addresses (and the policy in a browser)',
  goal: '0 missing (0 violations in the browser)',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: await shell(context.scratch) })
    const seeded = await SeededPerson.create(api.url)
    const client = new WireClient(api.url)
    const statuses: number[] = []
    const wrong: string[] = []
    for (const request of requests(seeded)) {
      const { status, head } = await client.send(request)
      statuses.push(status)
      wrong.push(
        ...problems(head, request.path).map(
          (what) => `${what} at ${request.method} ${request.path} (${status})`,
        ),
      )
    }
    client.close()
    await api.end('SIGTERM')
    await close()
    const browser = await runBrowserJourneys(context)
    return {
      figure: `${statuses.length} answers (${formatCounts(countValues(statuses))}), ${formatDifferences(wrong)}; ${browser ?? 'the browser half FAILED'}`,
      reached: wrong.length === 0 && browser !== null,
    }
  },
}

async function shell(scratch: string): Promise<Record<string, string>> {
  const folder = repositoryPath('apps/shell/dist')
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('The shell is not built: its pages are tested too')
  return shellSettings(scratch)
}

function requests(seeded: SeededPerson): WireRequest[] {
  const authorization = `Bearer ${seeded.person.token}`
  // A successful guest call costs a password hash; its errors have the same headers.
  const calls = allEndpoints.flatMap((contract): WireRequest[] => {
    const { method } = contract
    const path = seeded.pathOf(contract)
    const wrongBody = method === 'GET' ? {} : { body: '{"x":' }
    return [
      { method, path },
      { method, path, headers: { authorization }, ...wrongBody },
      { method, path: seeded.pathOf(contract, randomUUID()), headers: { authorization }, ...wrongBody },
      { method: 'PATCH', path, headers: { authorization } },
    ]
  })
  const others = [
    '/',
    '/index.html',
    '/assets',
    '/api',
    '/api/nothing',
    '/api/docs',
    '/healthz',
    '/readyz',
    '/%',
    '/..%2f',
    '/registry.json',
  ]
  return [
    ...calls,
    ...others.map((path) => ({ method: 'GET', path })),
    {
      method: 'POST',
      path: '/api/assets',
      headers: { authorization, 'content-type': 'text/plain' },
      body: 'x',
    },
    { method: 'POST', path: '/api/assets', headers: { authorization }, body: `"${'x'.repeat(70_000)}"` },
  ]
}

function problems(head: string, path: string): string[] {
  const found = new Map<string, string>()
  for (const line of head.split('\r\n').slice(1)) {
    const [name = '', ...value] = line.split(':')
    const former = found.get(name.toLowerCase())
    const stated = value.join(':').trim()
    found.set(name.toLowerCase(), former === undefined ? stated : `${former}, ${stated}`)
  }
  const missing = ALWAYS.filter(([name, value]) => !value.test(found.get(name) ?? '')).map(
    ([name]) => `${name} is ${found.get(name) ?? 'missing'}`,
  )
  const tooMuch = NEVER.filter((name) => found.has(name)).map((name) => `${name} is there`)
  const cached =
    path.startsWith('/api/') && found.get('cache-control') !== 'no-store' ? ['it may be cached'] : []
  return [...missing, ...tooMuch, ...cached]
}
