import { RELEASES_HEADER, readReleases } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../domain/services'
import type { WatchedRegistry } from '../registry/watched-registry'

/** A page may be newer than this server's copy of the registry, which is then refreshed, at most this often. */
const REFRESH_INTERVAL_MS = 1000

const HEADER = RELEASES_HEADER.toLowerCase()

const releasesOf = new WeakMap<FastifyRequest, readonly string[]>()

interface ReleaseTracking {
  registry: WatchedRegistry
  /** Counts an answer to a page that runs these releases. */
  count: (releases: readonly string[], status: number) => void
}

/** Reads which releases of remotes the requesting page runs. Releases that the registry does not know are ignored. */
export function readPageReleases(app: FastifyInstance, { registry, count }: ReleaseTracking): void {
  let refreshedAt = 0

  app.addHook('onRequest', async (request) => {
    const header = request.headers[HEADER]
    if (typeof header !== 'string') return
    const named = readReleases(header)
    const isKnown = (release: string) => registry.releases.has(release)
    if (!named.every(isKnown) && Date.now() - refreshedAt >= REFRESH_INTERVAL_MS) {
      refreshedAt = Date.now()
      await registry.latest()
    }
    releasesOf.set(request, named.filter(isKnown))
  })

  app.addHook('onResponse', async (request, reply) => {
    const releases = releasesOf.get(request)
    if (releases) count(releases, reply.statusCode)
  })
}

/** The services with the releases of the request's page, which are stored with its journal entries. */
export function withPageReleases(services: Services, request: FastifyRequest): Services {
  const releases = releasesOf.get(request)
  return releases ? { ...services, releases } : services
}
