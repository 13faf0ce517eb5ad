import type { Token } from './tokens'

/** What a message is about between its verbs, amounts and days: "lunch with Ana". */
export interface NounPhrase {
  tokens: readonly Token[]
  /** The preposition in front of it, in plain spelling; empty if there is none. */
  lead: string
  /** Where it begins among the tokens of the message. */
  at: number
}

const CONTENT: readonly Token['role'][] = [
  'thing',
  'source',
  'word',
  'modifier',
  'person',
  'work',
  'share',
  'symbol',
  'asset',
  'vehicle',
  'recurring',
]
const LINKS: readonly Token['role'][] = ['preposition', 'determiner', 'first', 'subject', 'filler']

export function nounPhrasesOf(tokens: readonly Token[], hasPostpositions: boolean): NounPhrase[] {
  const runs: { tokens: Token[]; at: number }[] = []
  let isOpen = false
  for (const [at, token] of tokens.entries()) {
    const belongs = CONTENT.includes(token.role) || LINKS.includes(token.role)
    if (belongs && isOpen) runs.at(-1)?.tokens.push(token)
    else if (belongs) runs.push({ tokens: [token], at })
    isOpen = belongs
  }
  return runs.flatMap((run) => trimmed(run.tokens, run.at, hasPostpositions))
}

function trimmed(run: readonly Token[], at: number, hasPostpositions: boolean): NounPhrase[] {
  const first = run.findIndex(({ role }) => CONTENT.includes(role))
  const last = run.findLastIndex(({ role }) => CONTENT.includes(role))
  if (first < 0) return []
  const around = hasPostpositions ? run.slice(last + 1) : run.slice(0, first).reverse()
  const lead = around.find(({ role }) => role === 'preposition')
  return [{ tokens: run.slice(first, last + 1), lead: lead?.words.join(' ') ?? '', at: at + first }]
}

/** The words as the person wrote them. */
export function textOf({ tokens }: NounPhrase, message: string): string {
  return message.slice(tokens[0]?.start, tokens.at(-1)?.end)
}

export function sourcesIn({ tokens }: NounPhrase): string[] {
  return tokens.flatMap((token) => (token.role === 'source' ? [token.category] : []))
}

/** The tokens before the first preposition inside. */
export function headOf({ tokens }: NounPhrase): readonly Token[] {
  const end = tokens.findIndex(({ role }) => role === 'preposition')
  return end < 0 ? tokens : tokens.slice(0, end)
}
