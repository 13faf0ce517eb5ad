import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from '../http'

interface Answer {
  status: number
  /** As it stands on the wire. */
  text: string
}

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A real server on this machine that answers every call as it is set to and remembers what arrived. */
export async function testServer() {
  const received: Received[] = []
  let answer: Answer = { status: 200, text: '{}' }
  let silent = false
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Idempotency-Key')
    response.setHeader('Access-Control-Allow-Methods', '*')
    if (method === 'OPTIONS') return response.end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    if (silent) return response.destroy()
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  http.defaults.baseURL = `http://127.0.0.1:${port}`

  const answerText = (status: number, text: string) => {
    silent = false
    answer = { status, text }
  }

  return {
    received,
    answerText,
    answerWith: (status: number, body: unknown) => answerText(status, JSON.stringify(body)),
    /** Breaks every connection once the call has arrived. */
    breakConnections: () => {
      silent = true
      // jsdom keeps the timer of a broken call running, and the tests with it.
      http.defaults.timeout = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
