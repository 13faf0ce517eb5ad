import type { FastifyInstance } from 'fastify'

const LOOKING_MS = 100

/**
 * While the server stops, each answer is the last one on its connection, and connections on which nobody waits for an
 * answer are closed, also those that never asked for anything: one that its client keeps open would hold up the end for
 * as long as that client likes.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  let answering = 0
  app.server.on('request', (_request, response) => {
    answering += 1
    response.once('close', () => {
      answering -= 1
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    const timer = setInterval(() => {
      if (answering === 0) app.server.closeAllConnections()
    }, LOOKING_MS)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })
}
