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

/** What is wrong with a host, until it is repaired. */
interface HostFault {
  fault: NetworkFault
  /** Which files it is about. */
  files: readonly string[]
}

/** An origin of releases that can be broken. */
export interface ReleaseHost {
  origin: string
  /** Puts a release in its folder; answers its row in the registry. */
  publish(remote: string, release: TestRelease): RegistryRow
  /** Takes a release away. */
  remove(row: RegistryRow): void
  break(fault: HostFault): Promise<void>
  repair(): Promise<void>
  /** The paths that were asked for. */
  asked: string[]
  stop(): Promise<void>
}

/** Serves releases out of the memory of this process, from an origin of its own. */
export async function startReleaseHost(): Promise<ReleaseHost> {
  const folders = new Map<string, ReadonlyMap<string, Buffer>>()
  const asked: string[] = []
  let wrong: HostFault | null = null

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = pathname.slice(pathname.lastIndexOf('/') + 1)
    const content = folders.get(pathname.slice(0, -file.length))?.get(file)
    asked.push(pathname)
    const fault = wrong?.files.includes(file) ? wrong.fault : null
    if (!content) return void response.writeHead(404, HEADERS).end()
    answer(response, content, HEADERS, fault)
    // From now on nobody listens.
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
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  const origin = `http://localhost:${port}`

  return {
    origin,
    asked,
    publish(remote, { row, files }) {
      folders.set(`/${remote}/${row.version}/`, files)
      return { ...row, entry: `${origin}/${remote}/${row.version}/mf-manifest.json` }
    },
    remove: ({ entry }) => void folders.delete(new URL('.', entry).pathname),
    async break(fault) {
      wrong = fault
      if (fault.fault === 'connection refused' && fault.files.includes('remoteEntry.js')) await close()
    },
    async repair() {
      wrong = null
      server.closeAllConnections()
      if (!server.listening) await listen(port)
    },
    async stop() {
      await close()
    },
  }
}
