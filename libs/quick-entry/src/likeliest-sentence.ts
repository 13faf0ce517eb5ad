import { ENGLISH } from './lexicon/english'
import { FRENCH } from './lexicon/french'
import { GERMAN } from './lexicon/german'
import { HINDI } from './lexicon/hindi'
import type { Language } from './lexicon/language'
import { SPANISH } from './lexicon/spanish'
import type { QuickEntryContext } from './quick-entry'
import { TRANSFER_VERBS } from './read-transfer'
import { has, type Sentence, sentenceOf } from './sentence'
import { plain } from './spelling'
import { vocabularyOf } from './vocabulary'

const OTHERS: readonly Language[] = [SPANISH, GERMAN, FRENCH, HINDI]
const ALL: readonly Language[] = [ENGLISH, ...OTHERS]
const DECIMAL_COMMA = /\d,\d{2}(?!\d)/

/**
 * The message in the language that knows most of its words. Null if that language, or one that knows as many, says that
 * it is no statement: a question, a denial, a plan.
 */
export function likeliestSentence(text: string, context: QuickEntryContext): Sentence | null {
  const english = sentenceOf(text, context, ENGLISH)
  const isEnglish = strangeness(english, text) === 0
  const sentences = isEnglish
    ? [english]
    : [english, ...OTHERS.map((language) => sentenceOf(text, context, language))]
  return likeliest(text, sentences)
}

/** The message as a transfer in the language that knows most of its words, of those with a verb for it. Null as above. */
export function likeliestTransfer(text: string, context: QuickEntryContext): Sentence | null {
  const words = text.split(/[^\p{L}]+/u).map(plain)
  const sentences = ALL.filter((language) => {
    const { transferWords } = vocabularyOf(language)
    return words.some((word) => transferWords.has(word))
  })
    .map((language) => sentenceOf(text, context, language, { entry: 'transfer' }))
    .filter((sentence) => has(sentence, ...TRANSFER_VERBS))
  return likeliest(text, sentences)
}

function likeliest(text: string, sentences: readonly Sentence[]): Sentence | null {
  const least = Math.min(...sentences.map((sentence) => strangeness(sentence, text)))
  const likely = sentences.filter((sentence) => strangeness(sentence, text) === least)
  const isNoStatement = likely.some((sentence) => isRefused(sentence) || isAsked(text, sentence))
  return isNoStatement ? null : (likely[0] ?? null)
}

/**
 * The number of unknown words, without those that the person has taught; a little more if the language writes decimals in
 * another way.
 */
function strangeness({ tokens, language, context }: Sentence, text: string): number {
  const taught = (context.learned ?? []).flatMap(({ words }) => words.split(' '))
  const isForeign = DECIMAL_COMMA.test(text) && !language.numbers.hasDecimalComma
  const unknown = tokens.filter(({ role, words: [word = ''] }) => role === 'word' && !taught.includes(word))
  return unknown.length + (isForeign ? 0.5 : 0)
}

function isRefused({ tokens, language }: Sentence): boolean {
  const first = tokens.find(({ role }) => role !== 'filler' && role !== 'break')
  const isStatement = first?.role === 'receive' || first?.role === 'buy' || first?.role === 'spend'
  const isQuestion = language.questions.split(',').includes(first?.words[0] ?? '') && !isStatement
  return isQuestion || tokens.some(({ role }) => role === 'refuse')
}

/** Whether the message begins like a question. */
function isAsked(text: string, { language: { asks } }: Sentence): boolean {
  const start =
    '^(?:(?:und|also|oder|aber|na|hey|hi|hallo|ok|et|mais|alors|salut|bonjour|dis|sag mal)[ ,.!]+)*'
  return asks !== undefined && new RegExp(String.raw`${start}(?:${asks})(?![\p{L}\d])`, 'u').test(plain(text))
}
