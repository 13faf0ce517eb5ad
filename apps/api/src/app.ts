import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { DomainError } from './domain/domain-error'
import { deriveServerKeys } from './domain/server-keys'
import type { AiProvider, Clock, Services } from './domain/services'
import { apiPages } from './http/api-page'
import { answerError } from './http/error-handler'
import { routeBinder } from './http/handle'
import { type LogOptions, loggerOptions } from './http/logging'
import { refuseNul } from './http/refuse-nul'
import { assetRoutes } from './http/routes/asset-routes'
import { authRoutes } from './http/routes/auth-routes'
import { chatRoutes } from './http/routes/chat-routes'
import { entryRoutes } from './http/routes/entry-routes'
import { liabilityRoutes } from './http/routes/liability-routes'
import { overviewRoutes } from './http/routes/overview-routes'
import { profileRoutes } from './http/routes/profile-routes'
import { tentativeAssetRoutes } from './http/routes/tentative-asset-routes'
import { transferRoutes } from './http/routes/transfer-routes'
import type { Database } from './storage/database'

const BODY_LIMIT = 64 * 1024
const REQUEST_TIMEOUT_MS = 15_000
const CONNECTION_TIMEOUT_MS = 30_000

export interface AppDependencies {
  db: Database
  /** The server's one secret, at least 32 random bytes. */
  serverKey: Buffer
  clock: Clock
  ai: AiProvider
  log: LogOptions
  /** Addresses of the proxies whose word about the client's address counts, separated by commas. */
  trustProxy?: string | undefined
}

/** The API, ready to listen; it opens and closes nothing itself. */
export function buildApp({ db, serverKey, clock, ai, log, trustProxy }: AppDependencies): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(log),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    frameworkErrors: answerError,
    trustProxy: trustProxy ?? false,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseUnknownPath)
  // JSON is the only language of the API.
  app.removeContentTypeParser('text/plain')
  addHeaders(app)
  app.addHook('preValidation', refuseNul)

  addRoutes(app, { db, clock, ai, keys: deriveServerKeys(serverKey) })
  return app
}

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'no-referrer')
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store')
  })
}

function addRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/health', async () => {
    await services.db.ping()
    return { status: 'ok' }
  })
  // Also where a page answers every other path.
  app.all('/api/*', refuseUnknownPath)
  apiPages(app)
  const handle = routeBinder(app, services)
  authRoutes(handle)
  profileRoutes(handle)
  assetRoutes(handle)
  tentativeAssetRoutes(handle)
  liabilityRoutes(handle)
  overviewRoutes(handle)
  entryRoutes(handle)
  chatRoutes(handle)
  transferRoutes(handle)
}

async function refuseUnknownPath(): Promise<never> {
  throw new DomainError('not_found', 'There is nothing at this address.')
}
