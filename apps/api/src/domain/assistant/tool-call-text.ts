import type { ToolCall } from './ask-model'

/** What small models wrap around a tool call written as text. */
const WRAPPINGS = [
  /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g,
  /```(?:json|tool_call)?\s*([\s\S]*?)```/g,
  /<\|python_tag\|>([\s\S]*)/g,
]
const FUNCTION_TAG = /<function[=\s]+"?(\w+)"?>([\s\S]*?)<\/function>/g
const STARTS_LIKE_A_CALL = /^\s*(?:[{[`<]|function\b)/

/** Whether a text may turn out to be a tool call, so that it must not be shown before it is complete. */
export function mayBeToolCall(text: string): boolean {
  return STARTS_LIKE_A_CALL.test(text)
}

/** The tool calls written in a text; empty for prose. */
export function toolCallsIn(text: string): ToolCall[] {
  const tagged = [...text.matchAll(FUNCTION_TAG)].map(([, name = '', input = '']) => ({ name, input }))
  if (tagged.length > 0) return tagged.map(toCall)
  const wrapped = WRAPPINGS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, inner = '']) => inner))
  const candidates = wrapped.length > 0 ? wrapped : [text]
  return candidates.flatMap((candidate) => callsOf(parsed(candidate))).map(toCall)
}

function toCall({ name, input }: { name: string; input: string }, index: number): ToolCall {
  return { id: `text-${index}`, name, input }
}

function callsOf(value: unknown): { name: string; input: string }[] {
  if (Array.isArray(value)) return value.flatMap(callsOf)
  if (typeof value !== 'object' || value === null) return []
  const { name, function: nested, arguments: args, parameters, input } = value as Record<string, unknown>
  if (typeof nested === 'object' && nested !== null) return callsOf(nested)
  const called = typeof name === 'string' ? name : nested
  const given = args ?? parameters ?? input
  if (typeof called !== 'string' || given === undefined) return []
  return [{ name: called, input: typeof given === 'string' ? given : JSON.stringify(given) }]
}

function parsed(text: string): unknown {
  const start = text.search(/[{[]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  if (start < 0 || end < start) return null
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return null
  }
}
