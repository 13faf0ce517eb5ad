import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocalRequest } from './is-local-request'
import type { Operations } from './operations'

/** Probes come every few seconds and are not worth a log line. */
const QUIET = { logLevel: 'warn' } as const

/** For load balancers, container platforms and monitors: the answers contain nothing about a person. */
export function operationsRoutes(
  app: FastifyInstance,
  { readiness, metrics, hasMetricsPort }: Operations,
): void {
  // Checks nothing: an unavailable database is no reason to replace this process.
  app.get('/healthz', QUIET, async () => ({ status: 'ok' }))

  app.get('/readyz', QUIET, async (_, reply) => {
    const report = await readiness.report()
    return reply
      .status(report.ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(report)
  })

  if (hasMetricsPort) return
  app.get('/metrics', QUIET, async (request, reply) => {
    // The metrics reveal how much the server is used; collectors on other machines use the separate port.
    if (!isLocalRequest(request)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Counts and times each answer, and closes its connection while the server stops. */
export function watchRequests(app: FastifyInstance, { readiness, metrics }: Operations): void {
  app.addHook('onResponse', async (request, reply) =>
    metrics.request({
      method: request.method,
      route: routeLabel(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  )
  app.addHook('onSend', async (_, reply) => {
    if (readiness.isStopping) reply.header('Connection', 'close')
  })
}

/** The pattern of the route. The files of the shell share one: their names change with every release. */
function routeLabel({ routeOptions: { url = 'unknown' } }: FastifyRequest): string {
  return extname(url) && !url.startsWith('/api/') ? 'file' : url
}
