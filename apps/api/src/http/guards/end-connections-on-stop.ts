import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 100

/**
 * While the server stops, each answer is the last one on its connection. Once no answer is pending, all other
 * connections are closed, even those without any request: a client could otherwise delay the stop for as long as it
 * likes.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  let pendingAnswers = 0
  app.server.on('request', (_request, response) => {
    pendingAnswers += 1
    response.once('close', () => {
      pendingAnswers -= 1
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    const timer = setInterval(() => {
      if (pendingAnswers === 0) app.server.closeAllConnections()
    }, CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })
}
