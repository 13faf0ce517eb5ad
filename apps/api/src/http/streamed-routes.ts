import { downloadEntries, type Endpoint, type QueryOf } from '@solvent/contracts'
import { exportData, exportTable, IMPORT_MINUTES, importData } from '@solvent/contracts/transfer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../domain/account/access-token'
import { DomainError } from '../domain/domain-error'
import type { LiveSaves } from '../domain/live/live-saves'
import type { Services } from '../domain/services'
import { writeEntriesCsv } from '../domain/transfer/entries-csv'
import { exportDocument } from '../domain/transfer/export'
import { exportCsv } from '../domain/transfer/export-csv'
import { importDocument } from '../domain/transfer/import'
import { exportLedger } from '../domain/transfer/ledgers/export-ledger'
import { callerSignal } from './event-stream'
import { downloadHook } from './files/download'
import { SERVER_LIMITS } from './guards/server-limits'
import { idempotencyKey } from './idempotency-key'
import type { SignedInRequests } from './signed-in-requests'
import { answerStream } from './streamed-answer'

interface Parts {
  signedIn: SignedInRequests
  live: LiveSaves
}

/** What the handler of a streamed route receives. */
interface Call extends Session {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** Aborts when the caller disconnects, the time limit passes or the server stops. */
  signal: AbortSignal
}

/**
 * Routes whose body or answer may be larger than the memory: neither is ever held in full. Guests are refused before
 * the body is read.
 */
export function streamedRoutes(app: FastifyInstance, { signedIn, live }: Parts): void {
  void app.register(async (scope) => {
    // The body is read by the handler.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, _body, done) => done(null))
    const route = binder(scope, signedIn)
    route(exportData, ({ services, userId, request, reply, signal }) => {
      // Fastify has parsed it with the contract's own schema.
      const { format } = request.query as QueryOf<typeof exportData>
      return answerStream(reply, signal, (sink) =>
        format === 'json'
          ? exportDocument(services, userId, sink)
          : exportLedger(services, userId, format, sink),
      )
    })
    route(exportTable, ({ services, userId, request, reply, signal }) => {
      const { table } = exportTable.params.parse(request.params)
      return answerStream(reply, signal, (sink) => exportCsv(services, userId, table, sink))
    })
    route(downloadEntries, ({ services, userId, request, reply, signal }) => {
      // Fastify has parsed it with the contract's own schema.
      const wanted = request.query as QueryOf<typeof downloadEntries>
      return answerStream(reply, signal, (sink) => writeEntriesCsv(services, userId, wanted, sink))
    })
    route(importData, async ({ services, userId, sessionId, request, signal }) => {
      const answer = await importDocument(services, userId, {
        source: bodyOf(request, signal),
        key: idempotencyKey(importData, request),
        signal,
      })
      live.announce({ userId, sessionId, tables: [importData.saves] })
      return answer
    })
  })
}

function binder(app: FastifyInstance, signedIn: SignedInRequests) {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new DomainError('unavailable')))

  return (contract: Endpoint, handler: (call: Call) => Promise<unknown>) => {
    app.route({
      method: contract.method,
      url: contract.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { hasLongBody: contract.body !== undefined },
      schema: {
        ...(contract.params && { params: contract.params }),
        ...(contract.query && { querystring: contract.query }),
      },
      ...(contract.download !== undefined && { onSend: downloadHook(contract.download, contract) }),
      async onRequest(request, reply) {
        await signedIn.admit(contract, request, reply)
        await signedIn.of(request)?.guard.confirm()
        const length = Number(request.headers['content-length'] ?? 0)
        if (length > (contract.bodyLimit ?? SERVER_LIMITS.bodyBytes))
          throw new DomainError('payload_too_large')
      },
      async handler(request, reply) {
        const known = signedIn.of(request)
        if (!known) throw new DomainError('session_invalid')
        const { session } = known.guard
        // A download may wait for its turn without a timeout; `answerStream` sets one when the answer begins.
        request.raw.socket.setTimeout(contract.body ? SERVER_LIMITS.longAnswerIdleMs : 0)
        const timeLimit = new AbortController()
        const timer = setTimeout(() => timeLimit.abort(tooLate()), IMPORT_MINUTES * 60_000)
        // The answer is still being sent after its handler returns.
        reply.raw.once('close', () => clearTimeout(timer))
        const signal = AbortSignal.any([callerSignal(reply), closing.signal, timeLimit.signal])
        try {
          return await handler({ ...session, services: known.services, request, reply, signal })
        } finally {
          // Drains the rest of a refused body; otherwise the caller would never read the answer.
          request.raw.resume()
        }
      },
    })
  }
}

function tooLate(): DomainError {
  return new DomainError(
    'invalid_request',
    `This took longer than ${IMPORT_MINUTES} minutes. Nothing was saved.`,
  )
}

async function* bodyOf({ raw }: FastifyRequest, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      signal.throwIfAborted()
      yield chunk
    }
  } catch (error) {
    if (raw.complete) throw error
    throw new DomainError('invalid_request', 'The file was cut off on its way. Nothing was imported.')
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take longer than those of other requests. */
    hasLongBody?: boolean
  }
}
