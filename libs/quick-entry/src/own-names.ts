import type { Language } from './lexicon/language'
import { findNames } from './names'
import type { Piece } from './pieces'
import type { QuickEntryContext } from './quick-entry'
import { plain } from './spelling'
import type { Phrase } from './vocabulary'

/** What the message may call the accounts of the person. */
export function accountPhrases({ accounts }: QuickEntryContext, language: Language): Phrase[] {
  const names = [...new Set([...accounts, 'Cash'])]
  const missing = Object.entries(language.accounts).filter(([type]) => !names.includes(type))
  const found = new Map<string, string[]>()
  const add = (phrase: string, name: string) => {
    const key = plain(phrase)
    const known = found.get(key) ?? []
    if (key !== '' && !known.includes(name)) found.set(key, [...known, name])
  }
  for (const name of names) {
    const short = name.replace(/ account$/i, '')
    for (const alias of [name, short, ...(language.accounts[name]?.split(',') ?? [])]) {
      add(alias, name)
      for (const word of language.accountWords.split(',')) add(`${alias} ${word}`, name)
    }
  }
  const unknown = missing
    .flatMap(([type, aliases]) => [type, ...aliases.split(',')].map(plain))
    .filter((phrase) => !found.has(phrase))
  return [
    ...[...found].map(
      ([phrase, owners]): Phrase => ({
        words: phrase.split(' '),
        meaning: { role: 'account', names: owners },
      }),
    ),
    ...unknown.map((phrase): Phrase => ({ words: phrase.split(' '), meaning: { role: 'tender' } })),
  ]
}

/** The places of the shares that the person holds. */
export function symbolsIn(pieces: readonly Piece[], { positions }: QuickEntryContext): Map<number, Phrase> {
  const texts = pieces.map(({ span, text }) => (span ? '#' : text))
  const found = new Map<number, Phrase>()
  for (const { name, start, end } of findNames(texts.join(' '), positions)) {
    const at = texts.join(' ').slice(0, start).split(' ').length - 1
    const words = texts.join(' ').slice(start, end).split(' ').map(plain)
    found.set(at, { words, meaning: { role: 'symbol', names: [name] } })
  }
  return found
}
