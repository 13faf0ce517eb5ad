import type { ToolCall } from './ask-model'
import { looseArgumentsAt, looseValueAt } from './loose-value'
import { readTools } from './read-tools'
import { writeTools } from './write-tools'

/** The parameters of each tool, in order. */
const parameters = new Map<string, readonly string[]>(
  Object.entries({ ...readTools, ...writeTools }).map(([name, { schema }]) => [
    name,
    Object.keys(schema.shape),
  ]),
)

/** The names of all tools. */
export const toolNames: readonly string[] = [...parameters.keys()]

/** How far from a name its arguments begin, and how far their beginning is read. */
const LOOKAHEAD = 160

/** What models write between the name of a tool and its arguments; each repetition takes at least one character. */
const GLUE =
  /(?:[\s"'`*:,=>\]\\.\d\u2581\u200b-\u200d\u2060\ufeff-]|<[|｜][^<>]{0,40}>|\[[A-Z_]{1,20}\]\w{0,12}|\b(?:json|call|(?:tool|action)[ _]?input|input|arguments|parameters|args|kwargs)\b){0,80}/iy
/** The beginning of a part of the glue or of the arguments. */
const UNDECIDED = /^(?:<[^<>]{0,40}|\[\s*[A-Z_]{0,20}|["']?[\w ]{0,20}["']?\s*|[({]\s*\w{0,30}\s*)$/i
const KEYWORD_ARGUMENTS = /^\(\s*(?:[A-Za-z_]\w*\s*=(?!=)|\{)/
const POSITIONAL_ARGUMENTS = /^\(\s*(?:\)|["'\d-])/
const OBJECT = /^\{\s*(?:["'“}]|\w+\s*:)/
const LIST_OF_OBJECTS = /^\[\s*\{/
const XML_ARGUMENTS = /^<(?:parameter|arg_key)\b/
const PARAMETER = /^["']?(\w+)["']?\s*[:=]/

/** Where a tool call may continue after the name of the tool. */
export type ArgumentsPlace = { at: number } | 'wait' | null

/** Whether a name is that of a tool, ignoring case. */
export function isToolName(name: string): boolean {
  return parameters.has(name.toLowerCase())
}

/**
 * The position of the arguments after the name of a tool, `wait` if the text is too short to say, or null if the name
 * is only a word. `project` and `calculate` are also words of prose, so these need more evidence.
 */
export function argumentsPlace(text: string, name: string, nameEnd: number): ArgumentsPlace {
  GLUE.lastIndex = nameEnd
  const glue = GLUE.exec(text)?.[0] ?? ''
  const at = nameEnd + glue.length
  const rest = text.slice(at, at + LOOKAHEAD)
  const isWord = !name.includes('_')
  if (startsArguments(rest, glue === '', isWord)) return { at }
  if (!isWord && isParameterOf(name, rest)) return { at }
  return UNDECIDED.test(rest) ? 'wait' : null
}

function startsArguments(rest: string, isDirect: boolean, isWord: boolean): boolean {
  if (rest.startsWith('(')) {
    if (KEYWORD_ARGUMENTS.test(rest) || (isDirect && !isWord)) return true
    return (isDirect || !isWord) && POSITIONAL_ARGUMENTS.test(rest)
  }
  if (rest.startsWith('{')) return !isWord || OBJECT.test(rest)
  return LIST_OF_OBJECTS.test(rest) || XML_ARGUMENTS.test(rest)
}

function isParameterOf(name: string, rest: string): boolean {
  const [, key = ''] = PARAMETER.exec(rest) ?? []
  return parameters.get(name.toLowerCase())?.includes(key) ?? false
}

/**
 * The calls of our tools that are written in a text, in any of the shapes models use. Ends at the first malformed or
 * incomplete call. The time is linear in the length of the text.
 */
export function toolCallsIn(text: string): ToolCall[] {
  const calls: NamedInput[] = []
  const places = /\{|(?<!\w)[A-Za-z]\w*/g
  for (let match = places.exec(text); match; match = places.exec(text)) {
    const [found] = match
    const read = found === '{' ? objectCalls(text, match.index) : namedCall(text, found, places.lastIndex)
    if (read === null) break
    calls.push(...read.calls)
    places.lastIndex = read.end
  }
  return calls.map(({ name, input }, index) => ({
    id: `text-${index}`,
    name,
    input: typeof input === 'string' ? input : JSON.stringify(input),
  }))
}

interface NamedInput {
  name: string
  input: unknown
}

/** Calls, and the position after them; null if they are malformed or incomplete. */
type ReadCalls = { calls: readonly NamedInput[]; end: number } | null

function objectCalls(text: string, at: number): ReadCalls {
  const read = looseValueAt(text, at)
  return read && { calls: callsOf(read.value), end: read.end }
}

function namedCall(text: string, word: string, wordEnd: number): ReadCalls {
  const name = word.toLowerCase()
  const names = parameters.get(name)
  const place = names ? argumentsPlace(text, name, wordEnd) : null
  if (!names || place === null) return { calls: [], end: wordEnd }
  if (place === 'wait') return null
  const read = inputAt(text, place.at, names)
  return read && { calls: [{ name, input: read.value }], end: read.end }
}

function inputAt(text: string, at: number, names: readonly string[]): { value: unknown; end: number } | null {
  if (text[at] === '<') return xmlArguments(text, at)
  if (text[at] === '{') return looseValueAt(text, at)
  if (text[at] === '[') {
    const list = looseValueAt(text, at)
    return Array.isArray(list?.value) && list.value.length === 1 ? { ...list, value: list.value[0] } : null
  }
  if (text[at] !== '(') return null
  const args = looseArgumentsAt(text, at)
  if (!args) return null
  const [first] = args.positional
  if (typeof first === 'object' && first !== null) return { value: first, end: args.end }
  if (args.positional.length > names.length) return null
  const positional = args.positional.map((value, index) => [names[index], value])
  return { value: { ...Object.fromEntries(positional), ...args.named }, end: args.end }
}

const XML_KEY =
  /\s*<(?:parameter(?:=|\s+name\s*=\s*)["']?(\w+)["']?[^<>]{0,40}>|arg_key>\s*(\w+)\s*<\/arg_key>\s*<arg_value>)/y
const XML_END = /\s*<\/(?:function|invoke|tool_call)\b/y

/** `<parameter=key>value</parameter>...</function>`, or the same with `<arg_key>` and `<arg_value>`. */
function xmlArguments(text: string, start: number): { value: unknown; end: number } | null {
  const entries: [string, string][] = []
  let at = start
  for (;;) {
    XML_KEY.lastIndex = at
    const key = XML_KEY.exec(text)
    if (!key) break
    const from = XML_KEY.lastIndex
    const closing = key[1] === undefined ? '</arg_value>' : '</parameter>'
    const to = text.indexOf(closing, from)
    if (to < 0) return null
    entries.push([key[1] ?? key[2] ?? '', text.slice(from, to).trim()])
    at = to + closing.length
  }
  XML_END.lastIndex = at
  return XML_END.test(text) ? { value: Object.fromEntries(entries), end: at } : null
}

const NAME_KEYS = ['name', 'tool_name', 'tool', 'function', 'function_name', 'action', 'recipient_name']
const INPUT_KEYS = ['arguments', 'parameters', 'input', 'args', 'kwargs', 'action_input', 'tool_input']

/** The calls in a parsed value. */
function callsOf(value: unknown): NamedInput[] {
  if (Array.isArray(value)) return value.flatMap(callsOf)
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  const name = NAME_KEYS.map((key) => toolNameIn(fields.get(key))).find((found) => found !== null)
  if (name) return [{ name, input: inputIn(fields) }]
  return [...fields].flatMap(([key, field]) => {
    const tool = toolNameIn(key)
    return tool !== null && typeof field === 'object' && field !== null
      ? [{ name: tool, input: field }]
      : callsOf(field)
  })
}

/** The tool in a name such as `functions.record_expense`, or null. */
function toolNameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim().toLowerCase().split('.').at(-1) ?? ''
  return parameters.has(name) ? name : null
}

/** The arguments beside a name, or the other fields if there is no field for arguments. */
function inputIn(fields: ReadonlyMap<string, unknown>): unknown {
  const key = INPUT_KEYS.find((one) => fields.get(one) !== undefined)
  if (key !== undefined) return fields.get(key)
  return Object.fromEntries([...fields].filter(([one]) => !NAME_KEYS.includes(one)))
}
