import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Release } from '@solvent/delivery'
import { pagePolicy, styleHashes } from '@solvent/delivery/page-policy'
import { fakeServer } from '@solvent/testing/fake-server'
import { registered } from '../rows'
import type { Build } from '../store/build'
import type { ShellFiles } from '../store/shell-files'
import type { ReportedOutcome } from './reported-outcome'
import { PROBLEMS_PATH, START_SCRIPT_PATH, startScript, trialPage } from './trial-page'

/** A release, and the shell in which it is tried on. */
export interface Trial {
  readonly release: Release
  readonly build: Build
  readonly shell: { readonly page: string; readonly files: ShellFiles }
  readonly outcome: ReportedOutcome
}

/** An app that consists of one shell and one remote. */
interface TrialSite {
  readonly origin: string
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the shell with the release as its only remote, on the fake API, from a free port of this machine. */
export async function serveTrial(trial: Trial): Promise<TrialSite> {
  const server = http.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  const respond = responder(trial, origin)
  server.on('request', (request, reply) => {
    respond(request, reply).catch((error: unknown) => {
      trial.outcome.addProblem(`${request.url} could not be answered: ${String(error)}`)
      reply.destroy()
    })
  })
  return {
    origin,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function responder({ release, build, shell, outcome }: Trial, origin: string) {
  const { name, version } = release
  const registry = { revision: 1, remotes: { [name]: registered(release, origin) } }
  const api = fakeServer()
  const page = trialPage(shell.page, registry)
  const policy = pagePolicy([], styleHashes(shell.page))
  const ownFolder = `/${name}/${version}/`

  function file(pathname: string): Buffer | undefined {
    return pathname.startsWith(ownFolder)
      ? build.files.get(pathname.slice(ownFolder.length))
      : shell.files.get(pathname.slice(1))
  }

  return async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const { method = 'GET' } = request
    const body = method === 'GET' ? '' : await text(request)
    if (pathname === PROBLEMS_PATH) {
      outcome.addProblem(body)
      return send(reply, 204, 'text/plain', '')
    }
    if (pathname === START_SCRIPT_PATH) return send(reply, 200, TYPES['.js'], startScript(api.token))
    if (pathname === '/registry.json') return send(reply, 200, 'application/json', JSON.stringify(registry))
    if (pathname === '/api/remote-loads') outcome.addReport(body)
    const answer = api.reply({ method, path: pathname, query, body })
    if (answer?.hasEvents && request.headers.accept?.includes('text/event-stream')) return openStream(reply)
    if (answer) return send(reply, answer.status, 'application/json', JSON.stringify(answer.data))
    const extension = path.extname(pathname)
    const content = file(pathname)
    if (content) return send(reply, 200, TYPES[extension], content)
    const isPage = extension === '' && !pathname.startsWith('/api/')
    if (isPage) reply.setHeader('Content-Security-Policy', policy)
    return isPage ? send(reply, 200, 'text/html; charset=utf-8', page) : send(reply, 404, 'text/plain', '')
  }
}

function send(reply: ServerResponse, status: number, type: string | undefined, body: string | Buffer): void {
  reply.writeHead(status, { 'Content-Type': type ?? 'text/plain', 'Cache-Control': 'no-store' }).end(body)
}

/** A stream that stays open without events, because no other page changes the books. */
function openStream(reply: ServerResponse): void {
  reply.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders()
}
