import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { startDueWork } from './domain/background/start-due-work'
import { type BankFileLimits, bankFilePool } from './domain/bank-files/bank-file-pool'
import { DomainError } from './domain/domain-error'
import { LiveSaves } from './domain/live/live-saves'
import { sweepVersions } from './domain/live/version-sweep'
import { planPool } from './domain/plan/plan-pool'
import { deriveServerKeys } from './domain/secrets/server-keys'
import type { AiProvider, Clock } from './domain/services'
import { AnswerCache } from './http/answer-cache'
import { compressAnswers } from './http/compressed-answers'
import { apiPages } from './http/docs/api-page'
import { answerError } from './http/error-handler'
import { limitBodyTime } from './http/guards/body-deadline'
import { endConnectionsOnStop } from './http/guards/end-connections-on-stop'
import { TokenLimits } from './http/guards/limit-tokens'
import { refuseNul } from './http/guards/refuse-nul'
import { refuseDeepBody, refuseLongUrl } from './http/guards/refuse-oversize'
import { securityHeaders, setSecurityHeaders } from './http/guards/security-headers'
import { SERVER_LIMITS } from './http/guards/server-limits'
import { routeBinder } from './http/handle'
import { type LogOptions, loggingOptions } from './http/logging'
import { mcpRoute } from './http/mcp/mcp-route'
import { oauthRoutes } from './http/oauth/oauth-routes'
import { readPageReleases } from './http/page-releases'
import { logRequests } from './http/request-log'
import { accessRoutes } from './http/routes/access-routes'
import { assetRoutes } from './http/routes/asset-routes'
import { authRoutes } from './http/routes/auth-routes'
import { bankFileRoutes } from './http/routes/bank-file-routes'
import { calendarRoute } from './http/routes/calendar-route'
import { categoryRoutes } from './http/routes/category-routes'
import { chatRoutes } from './http/routes/chat-routes'
import { entryRoutes } from './http/routes/entry-routes'
import { importRoutes } from './http/routes/import-routes'
import { importRuleRoutes } from './http/routes/import-rule-routes'
import { liabilityRoutes } from './http/routes/liability-routes'
import { offerRoutes } from './http/routes/offer-routes'
import { overviewRoutes } from './http/routes/overview-routes'
import { profileRoutes } from './http/routes/profile-routes'
import { recurringRoutes } from './http/routes/recurring-routes'
import { reminderRoutes } from './http/routes/reminder-routes'
import { remoteRoutes } from './http/routes/remote-routes'
import { saveRoutes } from './http/routes/save-routes'
import { secondFactorRoutes } from './http/routes/second-factor-routes'
import { tentativeAssetRoutes } from './http/routes/tentative-asset-routes'
import { webhookRoutes } from './http/routes/webhook-routes'
import { SignedInRequests } from './http/signed-in-requests'
import { streamedRoutes } from './http/streamed-routes'
import { measuredDatabase } from './operations/measured-database'
import { createOperations, type Operations } from './operations/operations'
import { operationsRoutes, watchRequests } from './operations/operations-routes'
import { trackClientPositions } from './operations/track-client-positions'
import type { Database, Maintenance } from './storage/database'

export interface AppDependencies {
  db: Database & Maintenance
  /** The server's one secret, at least 32 random bytes. */
  serverKey: Buffer
  clock: Clock
  ai: AiProvider
  log: LogOptions
  /** Addresses of the proxies trusted to name the client's address, separated by commas. */
  trustProxy?: string | undefined
  /** How many accounts one client address may create per minute; 60 by default. */
  registrationsPerMinute?: number
  /** Size of the answer cache; 16 MB by default. */
  answerCacheBytes?: number
  bankFileLimits?: BankFileLimits
  /** Whether webhooks may call addresses of the server's own networks; false by default. */
  allowsPrivateHosts?: boolean
  operations?: Operations
}

const ANSWER_CACHE_BYTES = 16_000_000

/** The API, ready to listen; the caller opens and closes the database. */
export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const { db, serverKey, clock, ai, registrationsPerMinute = 60 } = dependencies
  const cache = new AnswerCache(dependencies.answerCacheBytes ?? ANSWER_CACHE_BYTES)
  const { operations = createOperations({ db }) } = dependencies
  const app = newServer(dependencies)
  operations.instrument?.(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseUnknownPath)
  // The API accepts only JSON.
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  watchRequests(app, operations)
  securityHeaders(app)
  endConnectionsOnStop(app)
  limitBodyTime(app)
  app.addHook('onRequest', refuseLongUrl)
  app.addHook('preValidation', refuseDeepBody)
  app.addHook('preValidation', refuseNul)

  operationsRoutes(app, operations)
  const { registry, metrics } = operations
  if (registry) readPageReleases(app, { registry, count: metrics.remotes.answered })
  const plans = planPool()
  app.addHook('onClose', () => plans.close())
  const bankFiles = bankFilePool(dependencies.bankFileLimits)
  // Before the server waits for pending answers, which would otherwise wait for the files.
  app.addHook('preClose', async () => bankFiles.close())
  trackClientPositions(app, db)
  const services = {
    db: measuredDatabase(db, operations.metrics.transactions),
    clock,
    ai,
    registrationsPerMinute,
    keys: deriveServerKeys(serverKey),
    report: operations.metrics.event,
    plans,
    bankFiles,
    allowsPrivateHosts: dependencies.allowsPrivateHosts ?? false,
  }
  const live = new LiveSaves(db.notices)
  const stopSweep = sweepVersions(db, live)
  app.addHook('onClose', async () => stopSweep())
  const stopDueWork = startDueWork(services, { db, live, log: app.log })
  app.addHook('onClose', stopDueWork)
  compressAnswers(app)
  // Registered after the plugin, which loads asynchronously and sees only later routes.
  const tokenLimits = new TokenLimits()
  const signedIn = new SignedInRequests(services, { tokenLimits, cache, live })
  app.register(async (routes) => {
    addRoutes(routes, { services, signedIn, live })
    calendarRoute(routes, { services, tokenLimits })
    mcpRoute(routes, { signedIn, live })
    oauthRoutes(routes, services)
  })
  return app
}

function newServer({ log, trustProxy }: AppDependencies): FastifyInstance {
  const app = Fastify({
    ...loggingOptions(log),
    bodyLimit: SERVER_LIMITS.bodyBytes,
    // limitBodyTime sets a shorter limit for all but the longest bodies.
    requestTimeout: SERVER_LIMITS.longestRequestMs,
    connectionTimeout: SERVER_LIMITS.idleMs,
    http: {
      headersTimeout: SERVER_LIMITS.headersMs,
      connectionsCheckingInterval: SERVER_LIMITS.checkingMs,
      maxHeaderSize: SERVER_LIMITS.headerBytes,
    },
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply)
      answerError(error, request, reply)
    },
    trustProxy: trustProxy ?? false,
    // Otherwise every start loads Fastify's compilers, which Zod's replace.
    schemaController: {
      compilersFactory: { buildValidator: unusedCompiler, buildSerializer: unusedCompiler },
    },
  })
  app.server.maxConnections = SERVER_LIMITS.connections
  return app
}

function unusedCompiler(): never {
  throw new Error('Schemas are compiled by Zod.')
}

function addRoutes(app: FastifyInstance, parts: Parameters<typeof routeBinder>[1]): void {
  const { services, live } = parts
  app.get('/api/health', async () => {
    await services.db.ping()
    return { status: 'ok' }
  })
  // Needed where the shell answers every other path.
  app.all('/api/*', refuseUnknownPath)
  apiPages(app)
  const handle = routeBinder(app, parts)
  authRoutes(handle, live)
  profileRoutes(handle)
  accessRoutes(handle)
  assetRoutes(handle)
  tentativeAssetRoutes(handle)
  liabilityRoutes(handle)
  overviewRoutes(handle)
  entryRoutes(handle)
  importRoutes(handle)
  importRuleRoutes(handle)
  offerRoutes(handle)
  bankFileRoutes(handle)
  categoryRoutes(handle)
  recurringRoutes(handle)
  chatRoutes(handle)
  saveRoutes(handle, live)
  streamedRoutes(app, parts)
  remoteRoutes(handle)
  secondFactorRoutes(handle, live)
  webhookRoutes(handle)
  reminderRoutes(handle)
}

async function refuseUnknownPath(): Promise<never> {
  throw new DomainError('not_found', 'This address does not exist.')
}
