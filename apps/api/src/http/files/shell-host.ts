import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { COMPRESSED_SUFFIXES } from '@solvent/delivery/compressed-copies'
import { type Preload, preload } from '@solvent/delivery/preload'
import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type HostedRegistry, NO_REGISTRY } from '../../registry/hosted-registry'
import type { WatchedRegistry } from '../../registry/watched-registry'
import { REPORTS_PATH, violationReports } from '../guards/violation-reports'
import { isReturning, preloadLinks } from './page-preloads'
import { pageComposer } from './shell-page'
import { composeWorker } from './shell-worker'

export interface ShellHost {
  /** Folder of the built shell. */
  shellDir: string
  registry: WatchedRegistry
  /** Whether `?at=<revision>` shows the app at an earlier revision. */
  hasHistory: boolean
}

const NO_HISTORY =
  'This server only shows the current version of the app. To allow ?at=<revision>, set REGISTRY_HISTORY=on on the server.\n'

/** The registry to compose a page of, or why there is none. */
type Found =
  | { registry: Pick<HostedRegistry, 'text' | 'origins' | 'remotes'>; isFormer: boolean }
  | { refusal: string }

/** Serves the shell, with the registry of its remotes in every page. */
export async function registerShellHost(
  app: FastifyInstance,
  { shellDir, registry, hasHistory }: ShellHost,
): Promise<void> {
  const compose = pageComposer(await readFile(path.join(shellDir, 'index.html'), 'utf8'))
  const parts = await partsOf(shellDir)
  registry.onProblem((problem) => app.log.warn({ registry: problem }, 'the registry is not as it should be'))

  /** The newest valid registry, or the revision that the URL asks for. */
  async function find({ query }: FastifyRequest): Promise<Found> {
    const at = requestedRevision(query)
    const { served } = await registry.latest()
    if (at === undefined) return { registry: served ?? NO_REGISTRY, isFormer: false }
    if (!hasHistory) return { refusal: NO_HISTORY }
    const former = /^[1-9]\d{0,14}$/.test(at) ? await registry.at(Number(at)) : null
    return former
      ? { registry: former, isFormer: true }
      : { refusal: 'This revision does not exist. Enter a revision number from 1, such as ?at=1.\n' }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await find(request)
    if ('refusal' in found) return refuse(reply, found.refusal)
    const [pathname = '/'] = request.url.split('?')
    const links = isReturning(request.headers.cookie)
      ? preloadLinks(parts, found.registry.remotes, pathname)
      : ''
    const { html, policy } = compose(found.registry, links)
    return setCacheHeaders(reply, found.isFormer)
      .header('Vary', 'Origin, Cookie')
      .header('Content-Security-Policy', policy)
      .header('Reporting-Endpoints', `csp="${REPORTS_PATH}"`)
      .type('text/html; charset=utf-8')
      .send(html)
  }

  async function sendWorker(reply: FastifyReply, file: string): Promise<FastifyReply> {
    const { served } = await registry.latest()
    const { program, policy } = composeWorker(file, served ?? NO_REGISTRY)
    return setCacheHeaders(reply, false)
      .header('Content-Security-Policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(program)
  }

  const worker = await workerOf(shellDir)
  if (worker !== null) app.get(`/${SERVICE_WORKER_FILE}`, (_request, reply) => sendWorker(reply, worker))
  await app.register(violationReports)
  await app.register(fastifyStatic, {
    root: shellDir,
    index: false,
    wildcard: false,
    globIgnore: [
      'index.html',
      'preload.json',
      SERVICE_WORKER_FILE,
      ...COMPRESSED_SUFFIXES.map((suffix) => `*${suffix}`),
    ],
    preCompressed: true,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (answer, file) => void answer.header('Cache-Control', cacheControlOf(file)),
  })
  app.get('/registry.json', async (request, reply) => {
    const found = await find(request)
    if ('refusal' in found) return refuse(reply, found.refusal)
    return setCacheHeaders(reply, found.isFormer).type('application/json').send(found.registry.text)
  })
  // The shell handles every other path, but a missing file is not a page.
  app.get('/*', (request, reply) => {
    // A client may send something that is not a URL, such as "//".
    const [address = ''] = request.url.split('?')
    return path.extname(address) ? reply.callNotFound() : sendPage(request, reply)
  })
}

/** The shell's parts as the build lists them; empty for a build without a list. */
async function partsOf(shellDir: string): Promise<Preload> {
  const text = await readFile(path.join(shellDir, 'preload.json'), 'utf8').catch(() => '{}')
  return preload.parse(JSON.parse(text))
}

/** The service worker's program; null for a build without one. */
function workerOf(shellDir: string): Promise<string | null> {
  return readFile(path.join(shellDir, SERVICE_WORKER_FILE), 'utf8').catch(() => null)
}

/** The names of scripts and of the font change with their content. */
function cacheControlOf(file: string): string {
  return /\.(?:js(?:\.br|\.gz)?|woff2)$/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400'
}

/** The value of `?at=`; undefined if the URL has none. */
function requestedRevision(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('at' in query)) return undefined
  return String(query.at)
}

function refuse(reply: FastifyReply, sentence: string): FastifyReply {
  return setCacheHeaders(reply, true).status(404).type('text/plain; charset=utf-8').send(sentence)
}

/** A page at an earlier revision is neither cached nor indexed by search engines. */
function setCacheHeaders(reply: FastifyReply, isFormer: boolean): FastifyReply {
  if (isFormer) reply.header('X-Robots-Tag', 'noindex')
  return reply.header('Cache-Control', isFormer ? 'no-store' : 'no-cache')
}
