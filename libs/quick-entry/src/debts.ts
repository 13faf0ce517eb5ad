import type { Language } from './lexicon/language'
import type { NounPhrase } from './noun-phrases'
import type { QuickEntryContext } from './quick-entry'
import type { Sentence } from './sentence'
import { plain, singularsOf } from './spelling'
import type { Token } from './tokens'
import { setOf, wordsOf } from './words'

type Liability = QuickEntryContext['liabilities'][number]

/** Words of a type or a description that do not identify a debt. */
const GENERIC = setOf('the my our a an of in at for and account other type')

/** A debt that a message names. */
export interface NamedDebt {
  id: string
  /** How surely the words mean a debt: by its whole name, by a part of its description, or by a word of its type. */
  match: 'whole' | 'described' | 'type'
}

/** The debts that the words of a message fit best; several if it is ambiguous. */
export function debtsIn({ tokens, context, language }: Sentence): NamedDebt[] {
  const words = new Set(tokens.flatMap((token) => wordsIn(token, language)))
  const text = ` ${tokens.map(({ words: inside }) => inside.join(' ')).join(' ')} `
  const scored = context.liabilities
    .map((liability) => ({ liability, ...fit(liability, words, text, language) }))
    .filter(({ score }) => score > 0)
  const best = Math.max(...scored.map(({ score }) => score))
  const types = new Set(scored.filter(({ score }) => score === best).map(({ liability }) => liability.type))
  return scored
    .filter(
      ({ score, isDescribed, isTyped, liability }) =>
        score === best || isDescribed || (isTyped && !types.has(liability.type)),
    )
    .map(({ liability: { id }, match }) => ({ id, match }))
}

/** All words of a token, with their singulars. */
function wordsIn({ words, role }: Token, { code }: Language): string[] {
  return role === 'account' ? [] : words.flatMap((word) => singularsOf(word, code))
}

function fit(
  { type, description }: Liability,
  words: ReadonlySet<string>,
  text: string,
  language: Language,
): { score: number; isDescribed: boolean; isTyped: boolean; match: NamedDebt['match'] } {
  const described = identifying(description)
  const hits = described.filter((word) => words.has(word)).length
  const aliases = [plain(type), ...(language.debts[type]?.split(',').map(plain) ?? [])]
  const alias = aliases.filter((name) => text.includes(` ${name} `)).sort((a, b) => b.length - a.length)[0]
  const isWhole = hits > 0 && hits === described.length
  const typeScore = alias === undefined ? 0 : alias.includes(' ') || alias === plain(type) ? 2 : 1
  return {
    score: hits * 2 + (isWhole ? 1 : 0) + typeScore,
    isDescribed: isWhole,
    isTyped: typeScore === 2,
    match: (isWhole && described.length > 1) || typeScore === 2 ? 'whole' : hits > 0 ? 'described' : 'type',
  }
}

function identifying(text: string): string[] {
  return wordsOf(text)
    .map((word) => plain(word.text))
    .filter((word) => word.length > 1 && !GENERIC.has(word))
}

/** Whether the words of an expense may mean a debt of the person. */
export function areHoldings(sentence: Sentence, phrase: NounPhrase | undefined): boolean {
  if (sentence.tokens.some(({ role }) => role === 'loan')) return true
  const inside = phrase?.tokens ?? []
  const things = inside.filter(({ role }) => role === 'thing')
  if (things.length === 0 && sentence.tokens.some(({ role }) => role === 'installment')) return true
  const named = debtsIn({ ...sentence, tokens: inside })
  return named.some(({ match }) => match === 'whole') || (named.length > 0 && things.length === 0)
}
