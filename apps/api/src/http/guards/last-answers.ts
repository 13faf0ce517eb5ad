import type { FastifyInstance } from 'fastify'

/**
 * While the server stops, each answer is the last one on its connection: one that its client keeps open would hold up
 * the end for as long as that client likes.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })
}
