import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ToolCall, toolCallsOf } from './tool-calls'

const TIMEOUT_MS = 60_000

/** A local proxy for a real provider that records the models' tool calls. */
export class RecordingProvider {
  #calls: ToolCall[] = []

  private constructor(
    readonly url: string,
    private readonly close: () => void,
  ) {}

  static async start(realUrl: string): Promise<RecordingProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // a TCP server's address is never a string
    const provider = new RecordingProvider(`http://127.0.0.1:${port}`, () => {
      server.closeAllConnections()
      server.close()
    })
    server.on('request', (request, response) => {
      provider.#forward(request, response, realUrl).catch(() => response.writeHead(502).end())
    })
    return provider
  }

  /** Returns the tool calls since the last `take`, in order. */
  take(): ToolCall[] {
    const calls = this.#calls
    this.#calls = []
    return calls
  }

  stop(): void {
    this.close()
  }

  async #forward(request: IncomingMessage, response: ServerResponse, realUrl: string): Promise<void> {
    const { method = 'GET', url = '', headers } = request
    const answer = await fetch(`${realUrl}${url}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      ...(method !== 'GET' && { body: await buffer(request) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    this.#calls.push(...toolCallsOf(text))
    const retryAfter = answer.headers.get('retry-after')
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    })
    response.end(text)
  }
}
