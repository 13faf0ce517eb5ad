import { isDate } from '@solvent/money'
import type { QuickEntryContext } from '../quick-entry'
import { readQuickEntry } from '../read-quick-entry'
import type { AskedQuestion, Intent } from './asked-question'
import { namedIn } from './mentions'
import { type Part, partsOf } from './question-parts'
import { OWN, scoresOf, weightOf } from './question-scores'
import { withSlots } from './question-slots'

const MAX_LENGTH = 200
/** The least share of a question that its intent has to explain, and the least lead over the next intent. */
const MIN_SHARE = 0.62
const MIN_LEAD = 0.5
/** Below this share, a message is about something else. */
const MIN_LIKELY_SHARE = 0.4
const MAX_LIKELY = 3

/**
 * The question that an English message asks about the person's books; the three likeliest if it is not clear; null if
 * it asks none of these, or states something. Never throws.
 */
export function readQuestion(
  message: string,
  context: QuickEntryContext,
): { asked: AskedQuestion } | { likely: readonly Intent[] } | null {
  if (!isDate(context.today) || message.length > MAX_LENGTH) return null
  const text = message.normalize('NFC').trim().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ')
  if (isStatement(text, context)) return null
  const named = namedIn(text, context)
  const parts = partsOf(text, named.mentions, context.learned)
  if (isForeign(text, parts)) return null
  const scores = scoresOf(text, parts)
  const [best, next] = scores
  if (!best || best.share < MIN_LIKELY_SHARE) return null
  const isClear = !next?.isComplete || best.score - next.score >= MIN_LEAD
  const asked =
    best.isComplete && isClear && best.share >= MIN_SHARE
      ? withSlots(best, { text, parts, named, today: context.today })
      : null
  if (asked) return { asked }
  if (!best.isComplete && !QUESTION.test(text)) return null
  return { likely: scores.slice(0, MAX_LIKELY).map(({ intent }) => intent) }
}

/** What looks like a question, with or without its sign. */
const QUESTION =
  /\?|^(?:(?:hey|hi|ok|so|and|please),? )*(?:how|what|when|where|who|whom|which|why|is|are|am|do|does|did|can|could|should|will|show|tell|list|give)\b/i

const STATEMENT =
  /^(?:(?:hey|ok|so|just|today|yesterday|finally),? )*(?:(?:i|we)(?:'ve)? )?(?:just |also |have |finally )*(?:spent|paid|bought|earned|got|received|sold|made|lent|borrowed|cleared|settled|sent|(?<=\b(?:i|we) )owe)\b(?!.*(?:\?|how much|what|so far))/i
const ORDER = /^(?:please )?(?:pay|settle|clear)\b/i

/** Whether a message says what happened or orders a payment; "outstanding balance on the car loan" does neither. */
function isStatement(text: string, context: QuickEntryContext): boolean {
  const entry = readQuickEntry(text, context)
  return STATEMENT.test(text) || (entry !== null && (entry.amount !== null || ORDER.test(text)))
}

/** Whether a message is about something other than the person's books. */
function isForeign(text: string, parts: readonly Part[]): boolean {
  const has = (tag: string) => parts.some(({ tags }) => tags.includes(tag))
  const unknown = parts.filter(({ tags }) => tags.length === 0)
  return (
    // "Should I take" is about the market, "should I take the offer" is not.
    (has('foreign') && !has('theoffer')) ||
    (!OWN.test(text) && weightOf(unknown) > 0 && weightOf(unknown) * 2 >= weightOf(parts))
  )
}
