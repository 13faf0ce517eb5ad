import { addMonthsClamped, type DateString, isDate } from '@solvent/money'
import { type NamedAccount, takeAccount } from './account'
import { readDates } from './dates'
import { isDoubtful } from './doubt'
import { type Figure, figuresIn } from './figures'
import type { QuickEntryContext } from './quick-entry'

/** The parts of a message. Its frame has `#` in place of each number, and no day or account. */
export type Message = Omit<NamedAccount, 'rest'> & {
  frame: string
  figures: readonly Figure[]
  occurredOn: DateString
}

const MAX_LENGTH = 200
const PLAIN_TEXT = /^[\p{Script=Latin}\d $€£₹.,'@:&-]+$/u
const SECOND_SENTENCE = /[.:](?:\s|$)|\.\./
const QUOTED = /(?:^|\s)'|'(?:\s|$)/
const GREETING = /^(?:(?:hi|hey|hello|ok|okay|so|well|please|pls|oh|btw|fyi)(?:, ?| )|(?:please )?note: ?)+/i
const SUBJECT =
  /^(?:i(?:'ve| have)? )?(?:just |also )?(?=(?:spent|paid|bought|got|was paid|received|earned|sold|made|put|grabbed|picked|donated|had)\b)/i
const THANKS = /,? (?:please|pls|thanks|thank you|thx)$/i
/** What may follow a day in mid-message, so that the day cannot belong to something else. */
const AFTER_DATE =
  /^,?(?:$|\s+(?:[$€£₹\d]|(?:for|on|at|from|to|in|into|with|using|i|i've|we|spent|paid|bought|got|received|sold|earned)\b))/i

/** Parses a message. Returns null if it is not a single plain sentence, or its day or account is unclear. */
export function readMessage(message: string, context: QuickEntryContext): Message | null {
  const sentence = plainSentence(message)
  if (sentence === null || !isDate(context.today)) return null
  const dated = takeDate(sentence, context.today)
  if (!dated) return null
  const text = dated.rest.replace(GREETING, '').replace(SUBJECT, '')
  const figures = figuresIn(text)
  const numbered = takeAccount(withMarks(text, figures), context.accounts)
  if (!numbered) return null
  const { rest, account, direction } = numbered
  return { frame: rest, figures, occurredOn: dated.occurredOn, account, direction }
}

function plainSentence(message: string): string | null {
  if (message.length > MAX_LENGTH) return null
  const text = message
    .trim()
    .replaceAll('’', "'")
    .replaceAll(/[ \t\u00a0]+/g, ' ')
  if (isDoubtful(text)) return null
  const sentence = text.replace(/(?:\.|!+)$/, '')
  const body = sentence.replace(GREETING, '').replace(THANKS, '')
  // One colon is allowed between a purpose and its amount.
  const withoutColon = body.replace(/^(\p{L}[\p{L} ]*):(?= ?[$€£₹]?\d)/u, '$1')
  if (!PLAIN_TEXT.test(body) || SECOND_SENTENCE.test(withoutColon) || QUOTED.test(body)) return null
  return withoutColon
}

function takeDate(text: string, today: DateString): { occurredOn: DateString; rest: string } | null {
  const [phrase, second] = readDates(text, today)
  if (!phrase) return { occurredOn: today, rest: text }
  const [occurredOn, other] = phrase.dates
  if (second || other || !occurredOn) return null
  if (occurredOn > today || occurredOn < addMonthsClamped(today, -12)) return null
  const [before, after] = [text.slice(0, phrase.start), text.slice(phrase.end)]
  if (before.trim() !== '' && !AFTER_DATE.test(after)) return null
  const rest = `${before.replace(/,? ?$/, '')} ${after.replace(/^,? ?/, '')}`.trim()
  return { occurredOn, rest: rest.replace(THANKS, '') }
}

function withMarks(text: string, figures: readonly Figure[]): string {
  let [frame, at] = ['', 0]
  for (const { start, end } of figures) {
    frame += `${text.slice(at, start)}#`
    at = end
  }
  return frame + text.slice(at)
}
