import type { Language } from './lexicon/language'
import { wordsIn } from './pieces'
import type { LearnedWords, QuickEntryContext } from './quick-entry'
import type { AccountReading } from './reading'
import { has, type Sentence } from './sentence'
import { byFirstWord, thingAt } from './vocabulary'

/** The reading with the account that the person chose for these words before, if the message names no other one. */
export function withLearnedAccount(reading: AccountReading, sentence: Sentence): AccountReading {
  const { kind } = reading
  if ((kind !== 'expense' && kind !== 'income') || has(sentence, 'account', 'tender')) return reading
  const { context, language } = sentence
  const known = (context.learned ?? []).filter((one) => one.kind === kind && hasAccount(one, context))
  const name = accountFor(wordsIn(reading.note, language), known, language)
  return name === undefined ? reading : { ...reading, account: { ...reading.account, name } }
}

function hasAccount({ account }: LearnedWords, { accounts }: QuickEntryContext): boolean {
  return account === 'Cash' || (account !== null && accounts.includes(account))
}

/** The account of the longest learned phrase among the words. */
function accountFor(
  words: readonly string[],
  known: readonly LearnedWords[],
  language: Language,
): string | undefined {
  const phrases = byFirstWord(
    known.map((one) => ({
      words: wordsIn(one.words, language),
      meaning: { role: 'account', names: one.account === null ? [] : [one.account] },
    })),
  )
  const [longest] = words
    .flatMap((_, at) => thingAt(phrases, words, at, language.code) ?? [])
    .sort((a, b) => b.words.length - a.words.length)
  return longest?.meaning.role === 'account' ? longest.meaning.names[0] : undefined
}
