import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RegistryRow } from '@solvent/delivery'
import { answer, type NetworkFault } from './faults'
import type { TestRelease } from './releases'

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public,max-age=31536000,immutable',
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** A fault of a host, until it is repaired. */
interface HostFault {
  fault: NetworkFault
  /** The files it affects. */
  files: readonly string[]
}

/** An origin that serves releases and can be given faults. */
export interface ReleaseHost {
  origin: string
  /** Serves a release; returns its registry row. */
  publish(remote: string, release: TestRelease): RegistryRow
  /** Removes a release and its files. */
  remove(row: RegistryRow): void
  break(fault: HostFault): Promise<void>
  repair(): Promise<void>
  /** The requested paths. */
  requests: string[]
  stop(): Promise<void>
}

/** Serves releases from memory, from a separate origin. */
export async function startReleaseHost(): Promise<ReleaseHost> {
  const folders = new Map<string, ReadonlyMap<string, Buffer>>()
  const requests: string[] = []
  let active: HostFault | null = null

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = pathname.slice(pathname.lastIndexOf('/') + 1)
    const content = folders.get(pathname.slice(0, -file.length))?.get(file)
    requests.push(pathname)
    const fault = active?.files.includes(file) ? active.fault : null
    if (!content) return void response.writeHead(404, HEADERS).end()
    answer(response, content, HEADERS, fault)
    // Later connections are refused, too.
    if (fault === 'connection refused') void close()
  })
  async function listen(port: number) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  async function close() {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
  }
  await listen(0)
  const { port } = server.address() as AddressInfo // a server that listens on a port has an AddressInfo
  const origin = `http://localhost:${port}`

  return {
    origin,
    requests,
    publish(remote, { row, files }) {
      folders.set(`/${remote}/${row.version}/`, files)
      return { ...row, entry: `${origin}/${remote}/${row.version}/mf-manifest.json` }
    },
    remove: ({ entry }) => void folders.delete(new URL('.', entry).pathname),
    async break(fault) {
      active = fault
      if (fault.fault === 'connection refused' && fault.files.includes('remoteEntry.js')) await close()
    },
    async repair() {
      active = null
      server.closeAllConnections()
      if (!server.listening) await listen(port)
    },
    async stop() {
      await close()
    },
  }
}
