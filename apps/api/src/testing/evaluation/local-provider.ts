import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ProviderAnswer {
  /** Null if the server gave up before the whole answer arrived. */
  status: number | null
  contentType: string
  retryAfter: string | null
  body: string
}

export interface ProviderRequest {
  method: string
  path: string
  authorization: string
  body: string
  /** Aborts when the server gives up. */
  signal: AbortSignal
}

/** Where the answers come from: a real provider or a recording. */
export interface AnswerSource {
  models(request: ProviderRequest): Promise<ProviderAnswer>
  /** `number` counts the requests of the phrase from 1. */
  answer(request: ProviderRequest, phrase: string, number: number): Promise<ProviderAnswer>
  /** Throws if it expected more requests of the phrase than these. */
  endPhrase(phrase: string, requests: number): void
}

/** The provider that the server asks: passes on the answers of a source, and keeps them by phrase. */
export class LocalProvider {
  #phrase = ''
  #answers: Promise<ProviderAnswer>[] = []

  private constructor(
    private readonly source: AnswerSource,
    readonly url: string,
    readonly stop: () => void,
  ) {}

  static async start(source: AnswerSource): Promise<LocalProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // a TCP server's address is never a string
    const provider = new LocalProvider(source, `http://127.0.0.1:${port}`, () => {
      server.closeAllConnections()
      server.close()
    })
    server.on('request', (request, response) => provider.#receive(request, response))
    return provider
  }

  beginPhrase(phrase: string): void {
    this.#phrase = phrase
    this.#answers = []
  }

  /**
   * The answers to the requests of the phrase, in order.
   *
   * @throws if the source has no answer, or one too many
   */
  async endPhrase(): Promise<ProviderAnswer[]> {
    const answers = await Promise.all(this.#answers)
    this.source.endPhrase(this.#phrase, answers.length)
    return answers
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const isModels = request.method === 'GET'
    const [phrase, number] = [this.#phrase, this.#answers.length + 1]
    const answer = reply(request, response, (asked) =>
      isModels ? this.source.models(asked) : this.source.answer(asked, phrase, number),
    )
    // Awaited when the phrase ends.
    answer.catch(() => {})
    if (!isModels) this.#answers.push(answer)
  }
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  ask: (request: ProviderRequest) => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const abort = new AbortController()
  response.on('close', () => abort.abort())
  const { method = 'GET', url: path = '', headers } = request
  const { authorization = '' } = headers
  try {
    const answer = await ask({ method, path, authorization, body: await text(request), signal: abort.signal })
    const { status, contentType, retryAfter, body } = answer
    if (status === null) {
      if (!abort.signal.aborted) await once(response, 'close')
      return answer
    }
    response.writeHead(status, {
      'content-type': contentType,
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    })
    response.end(body)
    return answer
  } catch (error) {
    // A status that the server does not retry.
    response.writeHead(400).end()
    throw error
  }
}
