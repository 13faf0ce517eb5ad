import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RegistryRow } from '@solvent/delivery'
import { answer, type NetworkFault } from './faults'

/** The rows of a registry by the names of the remotes. */
type Rows = Record<string, RegistryRow>

/** What the app's own registry lets a page fetch early. */
const OF_REMOTES = /<link rel="preload"[^>]*as="fetch"[^>]*>/g

const REGISTRY = /(<script type="application\/json" id="remote-registry">)[^<]*(<\/script>)/

/** The app with a registry of its own: pages that are opened here run the releases that the journey names. */
export interface Front {
  origin: string
  rows: Rows
  /** Names other rows from now on. */
  change(rows: Partial<Rows>): void
  /** What is wrong with `/registry.json`. */
  fault: NetworkFault | null
  stop(): Promise<void>
}

/** The rows that the app itself names. */
async function rowsOf(origin: string): Promise<Rows> {
  const { remotes } = await (await fetch(`${origin}/registry.json`)).json()
  return remotes
}

/** Starts it in front of the app at `origin`; the remotes may come from `hosts`, too. */
export async function startFront(origin: string, hosts: readonly string[]): Promise<Front> {
  let revision = 1_000_000
  let rows = await rowsOf(origin)
  const document = () => JSON.stringify({ revision, remotes: rows })

  async function page(response: IncomingMessage, reply: ServerResponse) {
    const body = (await text(response))
      .replace(OF_REMOTES, '')
      .replace(
        REGISTRY,
        (_, open: string, close: string) => open + document().replaceAll('<', '\\u003c') + close,
      )
    const policy = String(response.headers['content-security-policy'])
    const allowed = policy.replaceAll(/(script-src|connect-src) 'self'/g, `$& ${hosts.join(' ')}`)
    const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = response.headers
    reply.writeHead(response.statusCode ?? 500, { ...headers, 'content-security-policy': allowed }).end(body)
  }

  function pass(request: IncomingMessage, reply: ServerResponse) {
    const { host: _, 'accept-encoding': __, ...headers } = request.headers
    const target = new URL(request.url ?? '/', origin)
    const forward = http.request(target, { method: request.method ?? 'GET', headers }, (response) => {
      if (String(response.headers['content-type']).startsWith('text/html')) return void page(response, reply)
      reply.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(reply)
    })
    forward.on('error', () => reply.destroy())
    reply.on('close', () => forward.destroy())
    request.pipe(forward)
  }

  const front: Front = {
    origin: '',
    fault: null,
    get rows() {
      return rows
    },
    change(next) {
      revision += 1
      rows = Object.fromEntries(
        Object.entries({ ...rows, ...next }).flatMap(([name, row]) => (row ? [[name, row]] : [])),
      )
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const server = http.createServer((request, reply) => {
    if (request.url?.startsWith('/registry.json') !== true) return pass(request, reply)
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
    answer(reply, Buffer.from(document()), headers, front.fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  front.origin = `http://localhost:${port}`
  return front
}
