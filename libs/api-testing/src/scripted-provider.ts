import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tool call to stream; a test may pass invalid `args`. */
interface ScriptedCall {
  tool: string
  args: unknown
}

/** The provider's reply to one request. */
export type ScriptedAnswer =
  | { text: string }
  | { calls: readonly ScriptedCall[]; text?: string }
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Raw bytes, then a normal end, a cut connection or no end. */
  | { raw: string; ending?: 'end' | 'cut' | 'hang' }

/** The parts of a request that tests check. */
export interface Question {
  authorization: string | undefined
  body: {
    model: string
    messages: readonly { role: string; content: string; tool_calls?: unknown }[]
    tools?: readonly { function: { name: string } }[]
    tool_choice?: string
  }
}

/** A model provider that speaks the OpenAI protocol over HTTP and replies as scripted by a test. */
export class ScriptedProvider {
  readonly questions: Question[] = []
  /** Called for each request; by default returns the replies of `script` in order. */
  answer: (question: Question) => ScriptedAnswer | Promise<ScriptedAnswer> = () => this.#next()
  /** The response to a request for the list of models. */
  models: { status: number; body: string } = { status: 200, body: '{"data":[{"id":"llama3.1-8b"}]}' }
  #script: ScriptedAnswer[] = []

  private constructor(
    private readonly server: Server,
    readonly baseUrl: string,
  ) {}

  static async start(): Promise<ScriptedProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // a TCP server's address is never a string
    const provider = new ScriptedProvider(server, `http://127.0.0.1:${port}/v1`)
    server.on('request', (request, response) => void provider.#serve(request, response))
    return provider
  }

  /** Sets the replies to the next requests and forgets the previous ones. */
  script(...answers: ScriptedAnswer[]): void {
    this.#script = answers
    this.questions.length = 0
    this.answer = () => this.#next()
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  #next(): ScriptedAnswer {
    return this.#script.shift() ?? { status: 500, body: 'The script is over.' }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const { status, body } = this.models
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const question: Question = {
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    }
    this.questions.push(question)
    send(response, await this.answer(question))
  }
}

function send(response: ServerResponse, answer: ScriptedAnswer): void {
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body ?? '{"error":{"message":"scripted"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('raw' in answer) {
    response.write(answer.raw)
    if (answer.ending === 'cut') response.destroy()
    else if (answer.ending !== 'hang') response.end()
    return
  }
  for (const delta of deltasOf(answer)) response.write(chunk({ delta, finish_reason: null }))
  const reason = 'calls' in answer && answer.calls.length > 0 ? 'tool_calls' : 'stop'
  response.write(chunk({ delta: {}, finish_reason: reason }))
  response.end('data: [DONE]\n\n')
}

/** Splits text into chunks of a few characters, so that sentences arrive gradually. */
function deltasOf(answer: { text?: string; calls?: readonly ScriptedCall[] }): unknown[] {
  const pieces = (answer.text ?? '').match(/[\s\S]{1,7}/g) ?? []
  const calls = (answer.calls ?? []).map(({ tool, args }, index) => ({
    tool_calls: [
      {
        index,
        id: `call_${index}`,
        type: 'function',
        function: { name: tool, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
      },
    ],
  }))
  return [...pieces.map((content) => ({ content })), ...calls]
}

function chunk(choice: { delta: unknown; finish_reason: string | null }): string {
  const body = {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, ...choice }],
  }
  return `data: ${JSON.stringify(body)}\n\n`
}
