import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http, streamHttp } from '../http/axios-clients'

interface Answer {
  status: number
  /** As it stands on the wire. */
  text: string
  /** The answer is a stream, which then ends, breaks off or stays open. */
  then?: 'end' | 'break' | 'stay'
  /** The answer's ETag; who names it is answered 304. */
  tag?: string
}

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
  /** When it arrived, in milliseconds of a clock that only goes forward. */
  at: number
}

/** A real server on this machine that answers every call as it is set to and remembers what arrived. */
function answeringServer() {
  const received: Received[] = []
  let answer: Answer = { status: 200, text: '{}' }
  let silent = false
  let position = ''
  let test = 0
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const [, sentIn, url] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? []
    const remember = (call: Pick<Received, 'method' | 'body'>) => {
      if (Number(sentIn) === test) received.push({ ...call, url, headers, at: performance.now() })
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
    remember({ method, body: Buffer.concat(chunks).toString() })
    if (silent) return response.destroy()
    const { status, text, then, tag } = answer
    if (position) response.setHeader('X-Solvent-Position', position)
    if (tag) response.setHeader('ETag', tag)
    if (tag && headers['if-none-match'] === tag) return response.writeHead(304).end()
    response.writeHead(status, {
      'Content-Type': then ? 'text/event-stream; charset=utf-8' : 'application/json',
    })
    if (!then || then === 'end') return response.end(text)
    request.socket.on('close', () => remember({ method: 'closed', body: '' }))
    response.write(text, () => then === 'break' && response.destroy())
  })
  async function listen(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
  /** Forgets what has arrived, and what is still on its way: the address of a call says which test has sent it. */
  function beginTest(): void {
    test += 1
    received.length = 0
    const { port } = server.address() as AddressInfo // a TCP server's address is never a string
    for (const client of [http, streamHttp]) client.defaults.baseURL = `http://127.0.0.1:${port}/${test}`
  }

  const answerText = (status: number, text: string, tag?: string) => {
    silent = false
    answer = { status, text, ...(tag !== undefined && { tag }) }
  }

  return {
    received,
    listen,
    beginTest,
    answerText,
    answerWith: (status: number, body: unknown) => answerText(status, JSON.stringify(body)),
    /** Answers a body of this name, and 304 to those who have it. */
    answerTagged: (tag: string, body: unknown) => answerText(200, JSON.stringify(body), tag),
    /** Answers events, each with its name and what it holds. */
    streamEvents: (events: readonly (readonly [string, unknown])[], then: Answer['then'] = 'end') => {
      silent = false
      const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
      answer = { status: 200, text: `: hello\n\n${text}`, then }
    },
    /** Says with every answer how far its database has come; says nothing if that is empty. */
    tellPosition: (text: string) => {
      position = text
    },
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

/** The server of a file of tests, which has received nothing when a test begins. */
export function testServer(): Omit<ReturnType<typeof answeringServer>, 'listen' | 'beginTest' | 'close'> {
  const server = answeringServer()
  beforeAll(() => server.listen())
  beforeEach(() => server.beginTest())
  afterAll(() => server.close())
  return server
}
