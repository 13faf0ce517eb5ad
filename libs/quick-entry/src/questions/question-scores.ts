import { INTENTS, type Intent } from './asked-question'
import { entryIn } from './entry-name'
import type { Part } from './question-parts'
import { PATTERNS } from './question-patterns'

/** How well an intent fits a question. */
export interface Score {
  intent: Intent
  /** Whether one of its patterns is complete. */
  isComplete: boolean
  score: number
  /** The share of the question that the intent explains, by weight. */
  share: number
  /** Of the words that name an entry. */
  entry: { start: number; end: number } | undefined
}

/** How much an unexplained word counts against an intent, and each word that a complete pattern requires for it. */
const UNEXPLAINED = 1.5
const REQUIRED = 0.3
/** The writer. A few words without a verb are about the writer too. */
export const OWN = /\b(?:i|i'\w+|im|ive|my|me|mine|we|our)\b/i
const MAX_TELEGRAM = 4
/** A question or an assumption, not about the past. */
const ASKS =
  /\?|\b(?:what|how|when|if|suppos\w+|say|assum\w+|imagine|effect|difference|simulate|would|does|can|could|will (?:i|it|my)|is|am|do i|enough|ok|afford\w*)\b/i
const PAST = /\bdid\b|n't\b|\byesterday\b/i
const VERB = /\b(?:is|are|was|were|does|do|should)\b/i

interface Grammar {
  intent: Intent
  patterns: readonly { required: readonly (readonly string[])[]; excluded: readonly string[] }[]
  /** The tags that a question with this intent may contain. */
  explains: ReadonlySet<string>
}

const grammars = INTENTS.map(grammarOf)

function grammarOf(intent: Intent): Grammar {
  const { ways, besides } = PATTERNS[intent]
  const patterns = ways.map((way) => {
    const atoms = way.split(' ')
    return {
      required: atoms.filter((atom) => !atom.startsWith('!')).map((atom) => atom.split('/')),
      excluded: atoms.filter((atom) => atom.startsWith('!')).map((atom) => atom.slice(1)),
    }
  })
  const named = patterns.flatMap(({ required }) => required.flat())
  return { intent, patterns, explains: new Set([...named, ...besides.split(' ')]) }
}

/** All intents, those with a complete pattern first, then by score. */
export function scoresOf(text: string, parts: readonly Part[]): Score[] {
  return grammars
    .map((grammar) => scoreOf(grammar, text, parts))
    .sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || b.score - a.score)
}

function scoreOf({ intent, patterns, explains }: Grammar, text: string, parts: readonly Part[]): Score {
  const tags = new Set(parts.flatMap((part) => part.tags))
  if (OWN.test(text) || (parts.length <= MAX_TELEGRAM && !VERB.test(text))) tags.add('mine')
  if (ASKS.test(text) && !PAST.test(text)) tags.add('asks')
  const entry = intent === 'origin' ? entryIn(parts, explains) : undefined
  if (entry) tags.add('#entry')
  const complete = patterns.filter(
    ({ required, excluded }) =>
      required.every((atom) => atom.some((tag) => tags.has(tag))) &&
      !excluded.some((tag) => tags.has(tag)) &&
      // An amount changes what is asked.
      (!tags.has('#amount') || explains.has('#amount')),
  )
  const isComplete = complete.length > 0
  const isExplained = (part: Part) =>
    part.tags.some((tag) => explains.has(tag)) ||
    (isComplete && entry !== undefined && part.start >= entry.start && part.end <= entry.end)
  const explained = weightOf(parts.filter(isExplained))
  const rest = weightOf(parts) - explained
  const depth = Math.max(0, ...complete.map(({ required }) => required.length))
  const score = explained - rest * UNEXPLAINED + depth * REQUIRED
  return { intent, isComplete, score, share: explained / (explained + rest || 1), entry }
}

export function weightOf(parts: readonly Part[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0)
}
