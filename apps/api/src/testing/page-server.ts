import { randomBytes } from 'node:crypto'
import type { RegistryStore } from '@solvent/api-testing/registry-store'
import { buildApp } from '../app'
import { registerShellHost } from '../http/files/shell-host'
import { createOperations } from '../operations/operations'
import { watchRegistry } from '../registry/watched-registry'
import type { TestServer } from './start-server'

interface Page {
  status: number
  headers: Headers
  text: string
  /** The registry that is embedded in the page for the shell. */
  registry: { revision: number; remotes: Record<string, { version: string }> }
  policy: string
}

export interface PageServer {
  url: string
  log: string[]
  page(path?: string): Promise<Page>
  /** The response of `/readyz`. */
  ready(): Promise<{ status: number; registry: Record<string, unknown> }>
  /** The lines of the metrics that begin with `start`. */
  metrics(start: string): Promise<string[]>
  stop(): Promise<void>
}

interface PageOptions {
  hasHistory?: boolean
  /** The least severe messages in `log`. */
  level?: 'info' | 'warn'
}

const INLINE = /<script type="application\/json" id="remote-registry">([^<]*)<\/script>/

/** A second server on the database of the test's server, which also serves pages. */
export async function startPages(
  { db, clock, ai, serverKey = randomBytes(32) }: TestServer,
  { dir, keyFile, shellDir }: RegistryStore,
  { hasHistory = false, level = 'warn' }: PageOptions = {},
): Promise<PageServer> {
  const registry = watchRegistry({ dir, keyFile })
  const operations = createOperations({ db, registry })
  const log: string[] = []
  const stream = { write: (line: string) => log.push(line) }
  const app = buildApp({ db, clock, ai, serverKey, log: { level, stream }, operations })
  app.get('/api/fault', () => Promise.reject(new Error('broken')))
  await registerShellHost(app, { shellDir, registry, hasHistory })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    log,
    async page(path = '/') {
      const response = await fetch(url + path)
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        registry: JSON.parse(INLINE.exec(text)?.[1] ?? 'null'),
        policy: response.headers.get('content-security-policy') ?? '',
      }
    },
    async ready() {
      const response = await fetch(`${url}/readyz`)
      return { status: response.status, registry: JSON.parse(await response.text()).registry }
    },
    async metrics(start) {
      const response = await fetch(`${url}/metrics`)
      return (await response.text()).split('\n').filter((line) => line.startsWith(start))
    },
    stop: () => app.close(),
  }
}
