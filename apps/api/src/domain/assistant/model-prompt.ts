import type { LanguageModelV3FunctionTool, LanguageModelV3Prompt } from '@ai-sdk/provider'
import { z } from 'zod'
import type { StepRow } from '../../storage/tables/steps-table'
import { readTools } from './read-tools'
import { systemPrompt } from './system-prompt'
import type { TurnSetting } from './turn-setting'
import { writeTools } from './write-tools'

/** A tool call and its result, as text. */
export interface Exchange {
  tool: string
  arguments: string
  result: string
}

const MAX_ARGUMENTS_LENGTH = 4000

/** A second request after an answer that was not shown in full. */
export interface Retry {
  /** `figure`: a figure is in no tool result. `call`: a tool call in the text cannot be used. */
  reason: 'figure' | 'call'
  /** The part of the answer that was shown. */
  shownText: string
}

const RETRY_INSTRUCTIONS = {
  figure:
    'A figure you were about to write is in no tool result. Go on with figures from tools only, or without figures.',
  call: 'Your last tool call could not be read. Call one of the given tools again, or go on in words.',
} as const satisfies Record<Retry['reason'], string>

export const tools: readonly LanguageModelV3FunctionTool[] = Object.entries({
  ...readTools,
  ...writeTools,
}).map(([name, { description, schema }]) => ({
  type: 'function',
  name,
  description,
  // This is JSON Schema; the client only has a different type for it.
  inputSchema: z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as LanguageModelV3FunctionTool['inputSchema'],
}))

/** The prompt for the model. `retry` is null if no answer was blocked. */
export function promptOf(
  setting: TurnSetting,
  message: string,
  exchanges: readonly Exchange[],
  retry: Retry | null,
): LanguageModelV3Prompt {
  return [
    { role: 'system', content: systemPrompt(setting) },
    ...setting.history.map(({ role, content }) => textMessage(role, content)),
    textMessage('user', message),
    ...exchanges.flatMap(exchangeMessages),
    ...(retry === null
      ? []
      : [
          textMessage('assistant', retry.shownText || '...'),
          textMessage('user', RETRY_INSTRUCTIONS[retry.reason]),
        ]),
  ]
}

export function toExchange({ tool, arguments: args, result }: StepRow): Exchange {
  return { tool, arguments: args, result }
}

function textMessage(role: 'user' | 'assistant', text: string): LanguageModelV3Prompt[number] {
  return { role, content: [{ type: 'text', text }] }
}

function exchangeMessages({ tool, arguments: args, result }: Exchange, index: number): LanguageModelV3Prompt {
  const toolCallId = `call-${index + 1}`
  return [
    {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId, toolName: tool, input: toArgumentsObject(args) }],
    },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId, toolName: tool, output: { type: 'text', value: result } }],
    },
  ]
}

/** Invalid JSON and overlong arguments are left out of the next request. */
function toArgumentsObject(text: string): unknown {
  if (text.length > MAX_ARGUMENTS_LENGTH) return {}
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
