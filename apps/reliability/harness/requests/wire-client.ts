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

/** Status 0 means no response: the connection ended before it was complete. */
export interface WireReply {
  status: number
  head: string
  body: string
}

const NO_REPLY: WireReply = { status: 0, head: '', body: '' }

/**
 * A minimal HTTP client with one keep-alive connection, so that measuring takes little CPU from the server under test.
 * Sends one request at a time.
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

  /** @param request its headers, with lower-case names, override the defaults */
  async send(request: WireRequest): Promise<WireReply> {
    const socket = await this.#connection()
    if (!socket) return NO_REPLY
    const reply = await exchange(socket, serialize(request, this.#host))
    // The response to an unparsable request has no keep-alive header, and the connection ends.
    if (!/\r\nconnection: keep-alive/i.test(reply.head)) this.close()
    return reply
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  /** Null if the connection is refused. */
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

function serialize({ method, path, headers = {}, body }: WireRequest, host: string): string {
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
    const lost = () => finish(NO_REPLY)
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

/** The reply, once it is complete. */
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

/** Decodes chunked transfer coding (RFC 9112, section 7.1); null while incomplete. */
function joinedChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at)
    if (lineEnd === -1) return null
    const from = lineEnd + 2
    const length = Number.parseInt(rest.toString('latin1', at, lineEnd), 16)
    const next = from + length + 2
    // Negated so that NaN, an invalid length, never completes either.
    if (!(rest.length >= next)) return null
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(rest.subarray(from, from + length))
    at = next
  }
}
