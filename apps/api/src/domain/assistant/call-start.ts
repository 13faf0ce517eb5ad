import { argumentsPlace, isToolName, toolNames } from './tool-call-text'

/** How far the text at a candidate is read; a candidate that is still undecided after that is prose. */
const LOOKAHEAD = 160

/** What begins at a place: prose, a tool call, reasoning, a fenced block, or `wait` if the text is too short to say. */
export type Start = 'prose' | 'call' | 'thinking' | 'fence' | 'wait'

/** Where something other than prose may begin. */
const CANDIDATE = /[<＜&[{]|`+|~{3,}|(?<!\w)[A-Za-z]\w*/g

const TAG = /^(?:<|＜|&lt;)+\s*\/?\s*(?:([|｜])|([\w:.-]*))/
const CALL_TAG =
  /^(?:[\w-]+:)?(?:tools?|tool_\w+|functions?|function_calls?|start_function_call|end_function_call|invoke|parameters?|arguments?|arg_key|arg_value|actions?)$/i
const THINKING_TAG = /^(?:think|thinking|thoughts?|reasoning|scratchpad)$/i
/** Names of tags of which a cut-off beginning is left out. */
const TAG_NAMES = [
  'tool_calls',
  'tool_code',
  'function_calls',
  'start_function_call',
  'invoke',
  'parameter',
  'thinking',
  'thought',
  'reasoning',
  'scratchpad',
  'arg_value',
  ...toolNames,
]

const CALL_MARKER = /^\[\s*\/?(?:TOOL_[A-Z]+|ARGS|CALL_ID|AVAILABLE_TOOLS|tool_calls?|function_calls?)\]/i
const THINKING_MARKER = /^\[\/?THINK\]/
const MARKERS = [
  'TOOL_CALLS]',
  'TOOL_REQUEST]',
  'TOOL_RESULTS]',
  'ARGS]',
  'CALL_ID]',
  'AVAILABLE_TOOLS]',
  'THINK]',
]
const UNKNOWN_CALL = /^[[{]\s*[A-Za-z_][\w.]*\(\s*[A-Za-z_]\w*\s*=(?!=)/
const BRACKET_UNDECIDED = /^[[{][\s[{]*\/?[\w.]*(?:\(\s*\w*\s*)?$/
const BRACKETED_WORD = /^[[{][\s[{]*([A-Za-z]\w*)/
const LIST_OF_OBJECTS = /^\[[\s[]*\{/
const OBJECT = /^\{\s*(?:["'“”]|[A-Za-z_]\w*\s*:)/
const CUT_CALL = /^[[{]\s*(?:$|[A-Za-z_][\w.]*\()/

/** A label alone on the line before a call. */
const LABELS = ['json', 'python', 'xml', 'tool_calls', 'tool_code', 'functions']
const LABEL = /^(?:json|python|xml|tool_calls?|tool_code|functions?)\b[:\s]*/i
const LABELLED = /^[[{<`]/
/** Cut off, a block in one of these may be a call that has not come yet. */
const CODE_LANGUAGE = /^(?:python|py|json|xml|tool_\w+)\s/i
const CALL_LANGUAGE = /^(?:json|tool_\w+)\s/i

/** The next place of a text where something other than prose may begin, and the text of the candidate. */
export function nextCandidate(text: string, from: number): { at: number; found: string } | null {
  CANDIDATE.lastIndex = from
  const match = CANDIDATE.exec(text)
  return match && { at: match.index, found: match[0] }
}

/** What begins at a candidate. Reads a limited number of characters. */
export function startAt(text: string, at: number): Start {
  const rest = text.slice(at, at + LOOKAHEAD)
  const start = undecidedStart(rest)
  return start === 'wait' && rest.length === LOOKAHEAD ? 'prose' : start
}

/** Whether a fenced block contains a tool call. Starts with the opening fence. */
export function isCallBlock(block: string, isClosed: boolean): boolean {
  const inner = block.replace(/^[`~]+/, '').replace(/[`~]+$/, '')
  if (!isClosed && CODE_LANGUAGE.test(inner)) return true
  if (CALL_LANGUAGE.test(inner) || /^\w*\s*$/.test(inner)) return true
  for (let next = nextCandidate(inner, 0); next; next = nextCandidate(inner, next.at + next.found.length)) {
    const start = startAt(inner, next.at)
    if (start === 'call' || (start === 'wait' && isCutCall(inner.slice(next.at), false))) return true
  }
  return false
}

/**
 * Whether the undecided end of a reply is the beginning of a tool call. The beginning of a tool's name may also be a
 * word, so it counts only if it stands `alone` after the last sentence.
 */
export function isCutCall(rest: string, isAlone: boolean): boolean {
  const first = rest[0] ?? ''
  if ('<＜&'.includes(first)) return isAlone || isCutTag(rest)
  if (first === '[' || first === '{') return isAlone || isCutBracket(rest)
  if (first === '`' || first === '~') return isAlone
  const [word = ''] = /^\w+/.exec(rest) ?? []
  return word.includes('_') || (isAlone && word === word.toLowerCase())
}

function undecidedStart(rest: string): Start {
  const first = rest[0] ?? ''
  if ('<＜&'.includes(first)) return tagStart(rest)
  if (first === '[' || first === '{') return bracketStart(rest)
  if (first === '`' || first === '~') return fenceStart(rest)
  return wordStart(rest)
}

function tagStart(rest: string): Start {
  if (rest[0] === '&' && !rest.startsWith('&lt;')) return '&lt;'.startsWith(rest) ? 'wait' : 'prose'
  const [tag = '', pipe, name = ''] = TAG.exec(rest) ?? []
  if (pipe !== undefined) return 'call'
  if (tag.length === rest.length) return 'wait'
  if (THINKING_TAG.test(name)) return rest.includes('>') ? 'thinking' : 'wait'
  return CALL_TAG.test(name) || isToolName(name) ? 'call' : 'prose'
}

function isCutTag(rest: string): boolean {
  const name = (TAG.exec(rest)?.[2] ?? '').toLowerCase()
  return rest[0] !== '&' || rest.startsWith('&lt;') ? TAG_NAMES.some((one) => one.startsWith(name)) : false
}

function bracketStart(rest: string): Start {
  if (THINKING_MARKER.test(rest)) return 'thinking'
  if ([CALL_MARKER, UNKNOWN_CALL, LIST_OF_OBJECTS, OBJECT].some((pattern) => pattern.test(rest)))
    return 'call'
  const [before = '', word = ''] = BRACKETED_WORD.exec(rest) ?? []
  if (word !== '' && before.length < rest.length && isToolName(word)) {
    const place = argumentsPlace(rest, word, before.length)
    if (place !== null) return place === 'wait' ? 'wait' : 'call'
  }
  return BRACKET_UNDECIDED.test(rest) ? 'wait' : 'prose'
}

function isCutBracket(rest: string): boolean {
  const inner = rest.slice(1).trimStart()
  const word = /\w*/.exec(inner.replace(/^[\s[{]+/, ''))?.[0] ?? ''
  return (
    CUT_CALL.test(rest) ||
    rest[0] === '{' ||
    MARKERS.some((one) => one.startsWith(inner.replace('/', ''))) ||
    isToolPrefix(word)
  )
}

function fenceStart(rest: string): Start {
  const [run = ''] = /^[`~]+/.exec(rest) ?? []
  if (run.length >= 3) return 'fence'
  return run.length === rest.length ? 'wait' : 'prose'
}

function wordStart(rest: string): Start {
  const [word = ''] = /^\w+/.exec(rest) ?? []
  const [label = ''] = LABEL.exec(rest) ?? []
  if (label !== '') {
    if (label.length === rest.length) return 'wait'
    const labelled = rest.slice(label.length)
    if (LABELLED.test(labelled)) {
      const start = undecidedStart(labelled)
      if (start !== 'prose') return start === 'wait' ? 'wait' : 'call'
    }
  }
  if (word.length === rest.length) return isToolPrefix(word) || isLabelPrefix(word) ? 'wait' : 'prose'
  if (!isToolName(word)) return 'prose'
  const place = argumentsPlace(rest, word, word.length)
  return place === null ? 'prose' : place === 'wait' ? 'wait' : 'call'
}

function isToolPrefix(word: string): boolean {
  const prefix = word.toLowerCase()
  return toolNames.some((name) => name.startsWith(prefix))
}

function isLabelPrefix(word: string): boolean {
  return LABELS.some((label) => label.startsWith(word.toLowerCase()))
}
