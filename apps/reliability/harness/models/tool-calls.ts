/** A model's tool call. */
export interface ToolCall {
  tool: string
  args: Record<string, unknown>
}

interface Delta {
  choices?: {
    delta?: { tool_calls?: { index?: number; function?: { name?: string; arguments?: string } }[] }
  }[]
}

/** The tool calls in an OpenAI-compatible provider's streamed response; unreadable parts are skipped. */
export function toolCallsOf(stream: string): ToolCall[] {
  const calls = new Map<number, { tool: string; args: string }>()
  for (const line of stream.split('\n')) {
    const delta = parsed(line.replace(/^data: ?/, '')) as Delta | null // the protocol's shape; any part may be absent
    for (const { index = 0, function: piece } of delta?.choices?.[0]?.delta?.tool_calls ?? []) {
      const { tool, args } = calls.get(index) ?? { tool: '', args: '' }
      calls.set(index, { tool: tool + (piece?.name ?? ''), args: args + (piece?.arguments ?? '') })
    }
  }
  return [...calls.values()].map(({ tool, args }) => ({ tool, args: objectIn(args) }))
}

/** Whether every expected argument is present, in any spelling; additional arguments are ignored. */
export function hasArguments({ args }: ToolCall, expected: Readonly<Record<string, unknown>>): boolean {
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
