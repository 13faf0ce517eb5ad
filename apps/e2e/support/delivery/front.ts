import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RegistryRow } from '@solvent/delivery'
import { answer, type NetworkFault } from './faults'

/** Registry rows by remote name. */
type Rows = Record<string, RegistryRow>

/** Preload links for the remotes in the app's own registry. */
const REMOTE_PRELOADS = /<link rel="preload"[^>]*as="fetch"[^>]*>/g

const REGISTRY = /(<script type="application\/json" id="remote-registry">)[^<]*(<\/script>)/

/** A proxy of the app with a separate registry: pages opened here run the releases that the journey sets. */
export interface Front {
  origin: string
  rows: Rows
  /** Merges rows into the registry and raises its revision. */
  change(rows: Partial<Rows>): void
  /** The fault of `/registry.json`; null for none. */
  fault: NetworkFault | null
  stop(): Promise<void>
}

/** The rows of the app's own registry. */
async function rowsOf(origin: string): Promise<Rows> {
  const { remotes } = await (await fetch(`${origin}/registry.json`)).json()
  return remotes
}

/** Starts the proxy of the app at `origin`; its policy also allows remotes from `hosts`. */
export async function startFront(origin: string, hosts: readonly string[]): Promise<Front> {
  let revision = 1_000_000
  let rows = await rowsOf(origin)
  const document = () => JSON.stringify({ revision, remotes: rows })

  async function replyWithPage(response: IncomingMessage, reply: ServerResponse) {
    const body = (await text(response))
      .replace(REMOTE_PRELOADS, '')
      .replace(
        REGISTRY,
        (_, open: string, close: string) => open + document().replaceAll('<', '\\u003c') + close,
      )
    const policy = String(response.headers['content-security-policy'])
    const allowed = policy.replaceAll(/(script-src|connect-src) 'self'/g, `$& ${hosts.join(' ')}`)
    const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = response.headers
    reply.writeHead(response.statusCode ?? 500, { ...headers, 'content-security-policy': allowed }).end(body)
  }

  function forwardRequest(request: IncomingMessage, reply: ServerResponse) {
    const { host: _, 'accept-encoding': __, ...headers } = request.headers
    const target = new URL(request.url ?? '/', origin)
    const forward = http.request(target, { method: request.method ?? 'GET', headers }, (response) => {
      if (String(response.headers['content-type']).startsWith('text/html'))
        return void replyWithPage(response, reply)
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
    if (request.url?.startsWith('/registry.json') !== true) return forwardRequest(request, reply)
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
    answer(reply, Buffer.from(document()), headers, front.fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has an AddressInfo
  front.origin = `http://localhost:${port}`
  return front
}
