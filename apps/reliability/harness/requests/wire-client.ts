import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
const HEAD_END = '\r\n\r\n'

export interface WireRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Status 0 is no answer: the connection ended before it was complete. */
export interface WireReply {
  status: number
  head: string
  body: string
}

const NOTHING: WireReply = { status: 0, head: '', body: '' }

/**
 * One connection that is kept open, and as little work as can be for each request, so that the one who measures
 * takes little from the one who is measured. One request at a time.
 */
export class WireClient {
  #socket: Socket | null = null
  readonly #host: string
  readonly #port: number

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#host = hostname
    this.#port = Number(port)
  }

  /** @param request its headers win over those that every request has; their names are lower case */
  async send(request: WireRequest): Promise<WireReply> {
    const socket = await this.#connection()
    if (!socket) return NOTHING
    const reply = await exchange(socket, written(request, this.#host))
    // What could not even be read as a request is answered without a word about the connection, which ends.
    if (!/\r\nconnection: keep-alive/i.test(reply.head)) this.close()
    return reply
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  /** Null when nobody listens. */
  async #connection(): Promise<Socket | null> {
    if (this.#socket && !this.#socket.destroyed && this.#socket.readable) return this.#socket
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true })
    socket.on('error', () => {})
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('close', () => resolve(false))
    })
    if (!isOpen) await sleep(20)
    this.#socket = isOpen ? socket : null
    return this.#socket
  }
}

function written({ method, path, headers = {}, body }: WireRequest, host: string): string {
  const all = {
    host,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body ?? ''}`
}

function exchange(socket: Socket, text: string): Promise<WireReply> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0)
    const finish = (reply: WireReply) => {
      clearTimeout(timer)
      socket.off('data', read).off('close', lost)
      resolve(reply)
    }
    const lost = () => finish(NOTHING)
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const reply = complete(received)
      if (reply) finish(reply)
    }
    const timer = setTimeout(lost, TIMEOUT_MS)
    socket.on('data', read).once('close', lost)
    socket.write(text)
  })
}

/** The answer, once all of it is there. */
function complete(received: Buffer): WireReply | null {
  const end = received.indexOf(HEAD_END)
  if (end === -1) return null
  const head = received.toString('latin1', 0, end)
  const rest = received.subarray(end + HEAD_END.length)
  const body = /\r\ntransfer-encoding: *chunked/i.test(head) ? joinedChunks(rest) : sizedBody(head, rest)
  return body && { status: Number(head.slice(9, 12)), head, body: body.toString('utf8') }
}

function sizedBody(head: string, rest: Buffer): Buffer | null {
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  return rest.length < length ? null : rest.subarray(0, length)
}

/** What is streamed comes in chunks, each with its length in front, the last one empty (RFC 9112, section 7.1). */
function joinedChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at)
    if (lineEnd === -1) return null
    const from = lineEnd + 2
    const length = Number.parseInt(rest.toString('latin1', at, lineEnd), 16)
    const next = from + length + 2
    // Also what is no length at all never becomes an answer.
    if (!(rest.length >= next)) return null
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(rest.subarray(from, from + length))
    at = next
  }
}
