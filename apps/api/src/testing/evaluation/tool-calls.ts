import { ToolCallFilter } from '../../domain/assistant/tool-call-filter'

/** A model's tool call. */
export interface ToolCall {
  tool: string
  args: Record<string, unknown>
  /** Whether the model wrote it in its text. */
  isText: boolean
}

interface Chunk {
  choices?: {
    delta?: {
      content?: string | null
      tool_calls?: { index?: number; function?: { name?: string; arguments?: string } }[]
    }
  }[]
}

/**
 * The tool calls in an OpenAI-compatible provider's streamed response. If there are none, those in its text, as the
 * server reads them. Unreadable parts are skipped.
 */
export function toolCallsOf(stream: string): ToolCall[] {
  const calls = new Map<number, { tool: string; args: string }>()
  const filter = new ToolCallFilter()
  for (const line of stream.split('\n')) {
    const chunk = parsed(line.replace(/^data: ?/, '')) as Chunk | null // the protocol's shape; any part may be absent
    const delta = chunk?.choices?.[0]?.delta
    filter.add(delta?.content ?? '')
    for (const { index = 0, function: piece } of delta?.tool_calls ?? []) {
      const { tool, args } = calls.get(index) ?? { tool: '', args: '' }
      calls.set(index, { tool: tool + (piece?.name ?? ''), args: args + (piece?.arguments ?? '') })
    }
  }
  filter.end()
  if (calls.size === 0) {
    return filter.calls.map(({ name, input }) => ({ tool: name, args: objectIn(input), isText: true }))
  }
  return [...calls.values()].map(({ tool, args }) => ({ tool, args: objectIn(args), isText: false }))
}

/** Whether every expected argument is present, in any spelling; additional arguments are ignored. */
export function hasArguments(
  { args }: Pick<ToolCall, 'args'>,
  expected: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(expected).every(([name, value]) => {
    // The same expression can be written in many ways; the server checks its result.
    return name === 'expression' ? name in args : isSame(args[name], value)
  })
}

function isSame(given: unknown, expected: unknown): boolean {
  if (given === undefined || given === null) return false
  const [one, other] = [String(given).trim().toLowerCase(), String(expected).toLowerCase()]
  if (one === other) return true
  const number = Number(one.replace(/[$€£,\s]/g, ''))
  return one !== '' && !Number.isNaN(number) && number === Number(other)
}

function objectIn(text: string): Record<string, unknown> {
  const value = parsed(text)
  // Every object parsed from JSON has string keys.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
