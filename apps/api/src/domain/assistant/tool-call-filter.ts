import type { ToolCall } from './ask-model'
import { isCallBlock, isCutCall, nextCandidate, startAt } from './call-start'
import { toolCallsIn } from './tool-call-text'

const THINKING_TAG = /(?:(?:<|＜|&lt;)+\s*(\/?)\s*\w+[^>]*>|\[(\/?)THINK\])/y
const THINKING_END =
  /(?:<|＜|&lt;)\s*\/\s*(?:think|thinking|thoughts?|reasoning|scratchpad)\s*(?:>|&gt;)|\[\/THINK\]/i
/** How much of the reasoning is kept, to find an end tag that arrives in pieces. */
const END_TAG_LENGTH = 40
/** End the turn of a model; some providers pass them on. */
const END_TOKENS = /<[|｜][^<>]{0,40}[|｜]>|\s/g
/** Before the first word of a sentence, or before a call in the style of `Action: name` and `function name`. */
const SENTENCE_START = /(?:^|\n|[.!?]\s|>|\b(?:action|call|tool|name)\s?:\s?|\bfunction\s)[\s"'`*_>-]*$/i
/** How much of the prose is kept, to see where its last sentence begins. */
const CONTEXT_LENGTH = 60

/**
 * Separates the prose of a streamed reply from tool calls and reasoning. Text that may be the beginning of a call is
 * held back until that is decided. Nothing after a call is prose, because a model that has just written a call makes up
 * its result. The time is linear in the length of the reply.
 */
export class ToolCallFilter {
  /** Text that is not decided yet. */
  #held = ''
  /** Where the search for the end of the held fenced block continues. */
  #fenceFrom = 0
  #isThinking = false
  #hasThought = false
  /** Everything from the first call on. */
  #callText: string | null = null
  /** The end of the prose so far. */
  #context = ''

  /** Whether the reply has reached a tool call. */
  get isInCall(): boolean {
    return this.#callText !== null
  }

  /** The calls of our tools. */
  get calls(): ToolCall[] {
    return toolCallsIn(this.#callText ?? '')
  }

  /** Whether the reply has a call that cannot be used, or reasoning without an end. */
  get hasUnusableCall(): boolean {
    if (this.#callText === null) return this.#isThinking
    return this.#callText.replaceAll(END_TOKENS, '') !== '' && this.calls.length === 0
  }

  /** Takes the next piece of the reply. Returns the prose that is decided by now. */
  add(piece: string): string {
    if (this.#callText !== null) {
      this.#callText += piece
      return ''
    }
    this.#held += piece
    return this.#decide(false)
  }

  /** Takes the end of the reply. Returns the rest of the prose. */
  end(): string {
    return this.#callText === null ? this.#decide(true) : ''
  }

  #decide(isEnd: boolean): string {
    const text = this.#held
    let prose = ''
    let at = 0
    for (;;) {
      if (this.#isThinking) at = this.#afterThinking(text, at)
      if (this.#isThinking) break
      const next = nextCandidate(text, at)
      prose += this.#asProse(text.slice(at, next?.at ?? text.length))
      at = next?.at ?? text.length
      if (!next) break
      const step = this.#stepAt(text, at, next.found, isEnd)
      if (step === null) break
      if (step.isProse) prose += this.#asProse(text.slice(at, step.end))
      at = step.end
    }
    this.#held = text.slice(at)
    return prose
  }

  /** What a candidate is, and where it ends; null if it is held back or a call. */
  #stepAt(text: string, at: number, found: string, isEnd: boolean): { end: number; isProse: boolean } | null {
    const prose = { end: at + found.length, isProse: true }
    // The rest of a word that began in an earlier piece.
    if (at === 0 && /^\w/.test(found) && /\w$/.test(this.#context)) return prose
    const start = startAt(text, at)
    if (start === 'prose') return prose
    if (start === 'thinking') return { end: this.#startThinking(text, at), isProse: false }
    if (start === 'fence') return this.#fencedBlock(text, at, found, isEnd)
    if (start === 'wait' && !isEnd) return null
    if (start === 'wait' && !isCutCall(text.slice(at), SENTENCE_START.test(this.#context))) return prose
    this.#callText = text.slice(at)
    return null
  }

  /** A block is one candidate, because a call in it makes all of it a call. */
  #fencedBlock(
    text: string,
    at: number,
    fence: string,
    isEnd: boolean,
  ): { end: number; isProse: true } | null {
    const mark = fence.slice(0, 3)
    const close = text.indexOf(mark, at + Math.max(fence.length, this.#fenceFrom))
    if (close < 0 && !isEnd) {
      // Two characters of the mark may have arrived.
      this.#fenceFrom = Math.max(0, text.length - at - 2)
      return null
    }
    this.#fenceFrom = 0
    const end = close < 0 ? text.length : close + mark.length
    if (!isCallBlock(text.slice(at, end), close >= 0)) return { end, isProse: true }
    this.#callText = text.slice(at)
    return null
  }

  #startThinking(text: string, at: number): number {
    THINKING_TAG.lastIndex = at
    const [tag = '', slash, markerSlash] = THINKING_TAG.exec(text) ?? []
    this.#isThinking = !slash && !markerSlash
    this.#hasThought = true
    return at + Math.max(tag.length, 1)
  }

  /** The position after the reasoning, or of what has to be kept of it. */
  #afterThinking(text: string, at: number): number {
    const match = THINKING_END.exec(text.slice(at))
    if (!match) return Math.max(at, text.length - END_TAG_LENGTH)
    this.#isThinking = false
    return at + match.index + match[0].length
  }

  #asProse(text: string): string {
    const prose = this.#hasThought && this.#context === '' ? text.trimStart() : text
    this.#context = (this.#context + prose).slice(-CONTEXT_LENGTH)
    return prose
  }
}
