import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http, streamHttp } from '../http/axios-clients'

interface Answer {
  status: number
  /** As sent over the network. */
  text: string
  /** Makes the response a stream, which then ends, breaks or stays open. */
  then?: 'end' | 'break' | 'stay'
  /** The ETag; a request with it in `If-None-Match` gets a 304. */
  tag?: string
}

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
  /** When it arrived, in milliseconds of a monotonic clock. */
  at: number
}

/** A real local server that sends the configured response to every call and records the calls. */
function createTestServer() {
  const received: Received[] = []
  let answer: Answer = { status: 200, text: '{}' }
  let breaksConnections = false
  let position = ''
  let test = 0
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const [, sentByTest, url] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? []
    const recordCall = (call: Pick<Received, 'method' | 'body'>) => {
      if (Number(sentByTest) === test) received.push({ ...call, url, headers, at: performance.now() })
    }
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader(
      'Access-Control-Allow-Headers',
      '*, Authorization, Idempotency-Key, If-None-Match, X-Solvent-Releases, X-Solvent-Position',
    )
    response.setHeader('Access-Control-Allow-Methods', '*')
    response.setHeader('Access-Control-Expose-Headers', 'ETag, X-Solvent-Position')
    if (method === 'OPTIONS') return response.end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    recordCall({ method, body: Buffer.concat(chunks).toString() })
    if (breaksConnections) return response.destroy()
    const { status, text, then, tag } = answer
    if (position) response.setHeader('X-Solvent-Position', position)
    if (tag) response.setHeader('ETag', tag)
    if (tag && headers['if-none-match'] === tag) return response.writeHead(304).end()
    response.writeHead(status, {
      'Content-Type': then ? 'text/event-stream; charset=utf-8' : 'application/json',
    })
    if (!then || then === 'end') return response.end(text)
    request.socket.on('close', () => recordCall({ method: 'closed', body: '' }))
    response.write(text, () => then === 'break' && response.destroy())
  })
  async function listen(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
  /** Discards received and pending calls: the URL of a call contains the number of the test that sent it. */
  function beginTest(): void {
    test += 1
    received.length = 0
    const { port } = server.address() as AddressInfo // a TCP server's address is never a string
    for (const client of [http, streamHttp]) client.defaults.baseURL = `http://127.0.0.1:${port}/${test}`
  }

  const answerText = (status: number, text: string, tag?: string) => {
    breaksConnections = false
    answer = { status, text, ...(tag !== undefined && { tag }) }
  }

  return {
    received,
    listen,
    beginTest,
    answerText,
    answerWith: (status: number, body: unknown) => answerText(status, JSON.stringify(body)),
    /** Sends a body with this ETag, and a 304 to requests that have it. */
    answerTagged: (tag: string, body: unknown) => answerText(200, JSON.stringify(body), tag),
    /** Sends events, as pairs of name and data. */
    streamEvents: (events: readonly (readonly [string, unknown])[], then: Answer['then'] = 'end') => {
      breaksConnections = false
      const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
      answer = { status: 200, text: `: hello\n\n${text}`, then }
    },
    /** Sends this database position with every response, or none if it is empty. */
    setPosition: (text: string) => {
      position = text
    },
    /** Breaks every connection once the call has arrived. */
    breakConnections: () => {
      breaksConnections = true
      // jsdom does not clear the timeout of a broken call, which would delay the end of the tests.
      http.defaults.timeout = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The server of a test file; its received calls are cleared before each test. */
export function testServer(): Omit<ReturnType<typeof createTestServer>, 'listen' | 'beginTest' | 'close'> {
  const server = createTestServer()
  beforeAll(() => server.listen())
  beforeEach(() => server.beginTest())
  afterAll(() => server.close())
  return server
}
