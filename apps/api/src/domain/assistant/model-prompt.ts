import type { LanguageModelV3FunctionTool, LanguageModelV3Prompt } from '@ai-sdk/provider'
import { z } from 'zod'
import type { StepRow } from '../../storage/tables/steps-table'
import { readTools } from './read-tools'
import { systemPrompt } from './system-prompt'
import type { TurnSetting } from './turn-setting'
import { writeTools } from './write-tools'

/** A tool that was asked for and what it answered, as text. */
export interface Exchange {
  tool: string
  arguments: string
  result: string
}

const LONGEST_ARGUMENTS = 4000

/** What the model has to say again, because its figures came from nowhere. */
const ASKED_AGAIN =
  'A figure you were about to write is in no tool result. Go on with figures from tools only, or without figures.'

export const tools: readonly LanguageModelV3FunctionTool[] = Object.entries({
  ...readTools,
  ...writeTools,
}).map(([name, { description, schema }]) => ({
  type: 'function',
  name,
  description,
  // JSON Schema as zod writes it; the client wants its own type of the same.
  inputSchema: z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as LanguageModelV3FunctionTool['inputSchema'],
}))

/** The conversation as the model gets it. `again` holds what of a held-back answer was shown. */
export function promptOf(
  setting: TurnSetting,
  message: string,
  exchanges: readonly Exchange[],
  again: string | null,
): LanguageModelV3Prompt {
  return [
    { role: 'system', content: systemPrompt(setting) },
    ...setting.history.map(({ role, content }) => textMessage(role, content)),
    textMessage('user', message),
    ...exchanges.flatMap(exchangeMessages),
    ...(again === null ? [] : [textMessage('assistant', again || '...'), textMessage('user', ASKED_AGAIN)]),
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
      content: [{ type: 'tool-call', toolCallId, toolName: tool, input: objectIn(args) }],
    },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId, toolName: tool, output: { type: 'text', value: result } }],
    },
  ]
}

/** What cannot be read, or is no arguments by its length, stays out of the next request. */
function objectIn(text: string): unknown {
  if (text.length > LONGEST_ARGUMENTS) return {}
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
