import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type LanguageModelV3FunctionTool,
  type LanguageModelV3Prompt,
  type LanguageModelV3StreamPart,
} from '@ai-sdk/provider'
import { abortAfter } from '../abort-after'
import type { AiProvider, Services } from '../services'
import { reportedCall } from './provider-call'
import { boundedFetch } from './provider-response'

/** Of one reply. */
const MAX_TOKENS = 4000
/** No retry if the provider asks for a longer delay. */
const MAX_RETRY_DELAY_MS = 5_000
const DEFAULT_RETRY_DELAY_MS = 500

/** A tool call by the model, with its arguments as the model wrote them. */
export interface ToolCall {
  id: string
  name: string
  input: string
}

export interface ModelAnswer {
  text: string
  calls: readonly ToolCall[]
}

export interface ModelRequest {
  key: string
  model: string
  prompt: LanguageModelV3Prompt
  tools: readonly LanguageModelV3FunctionTool[]
  /** Whether the model must answer in words, without tools. */
  isLast: boolean
  signal: AbortSignal
  /** Receives the request body before it is sent; nothing is sent if it rejects. */
  onSend: (body: unknown) => Promise<void>
  /** Called with each piece of text as it arrives. */
  onText?: (piece: string) => void
}

/**
 * Asks the model, with one retry if the provider is busy or fails before it sends any text.
 *
 * @throws APICallError if the provider refuses, or a network error
 */
export async function askModel(
  { ai, report }: Pick<Services, 'ai' | 'report'>,
  request: ModelRequest,
): Promise<ModelAnswer> {
  const ask = () => reportedCall(report, 'assistant', () => askOnce(ai, request))
  try {
    return await ask()
  } catch (error) {
    const delay = retryDelayMs(error)
    if (delay === null) throw error
    await sleep(delay, undefined, { signal: request.signal })
    return ask()
  }
}

async function askOnce(ai: AiProvider, request: ModelRequest): Promise<ModelAnswer> {
  const { key, model, prompt, tools, isLast, onText } = request
  const signal = abortAfter(ai.callTimeoutMs, request.signal)
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: ai.baseUrl,
    apiKey: key,
    fetch: async (input, init) => {
      await request.onSend(JSON.parse(String(init?.body)))
      return boundedFetch(input, init)
    },
  })
  const { stream } = await provider.chatModel(model).doStream({
    prompt,
    tools: [...tools],
    toolChoice: { type: isLast ? 'none' : 'auto' },
    maxOutputTokens: MAX_TOKENS,
    temperature: 0,
    abortSignal: signal,
  })
  const answer = { text: '', calls: [] as ToolCall[] }
  for await (const part of untilAborted(stream, signal)) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') {
      answer.text += part.delta
      onText?.(part.delta)
    }
    if (part.type === 'tool-call') {
      answer.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
    }
  }
  return answer
}

/** Throws on abort: a stream whose source is aborted may otherwise go silent instead of failing. */
async function* untilAborted(
  stream: ReadableStream<LanguageModelV3StreamPart>,
  signal: AbortSignal,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const reader = stream.getReader()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => {})
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await Promise.race([reader.read(), aborted])
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Null if a retry makes no sense. */
function retryDelayMs(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseHeaders } = error
  if (statusCode !== 429 && statusCode < 500) return null
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN)
  if (Number.isNaN(seconds)) return DEFAULT_RETRY_DELAY_MS
  return seconds * 1000 <= MAX_RETRY_DELAY_MS ? seconds * 1000 : null
}
