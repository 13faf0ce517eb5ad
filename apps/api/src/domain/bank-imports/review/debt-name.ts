import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import { type LineText, lineText } from './line-text'

/** Words of names that do not say whose debt it is. */
const COMMON_WORDS = new Set(
  `the and for loan card credit bank debt account payment kredit darlehen finanzierung pret prestamo`.split(
    ' ',
  ),
)

/** Words for a kind of debt in texts of banks, by a part of its type or name. */
const KINDS: readonly (readonly [name: RegExp, words: ReadonlySet<string>])[] = [
  [
    /mortgage|hypothek|baufinanz|immobili|hipoteca/,
    wordsOf('mortgage mtg mortg home hypothek baufinanzierung immobilier hipoteca'),
  ],
  [/\bcar\b|auto|vehicle/, wordsOf('auto car vehicle motor autokredit leasing')],
  [/student|studien|education/, wordsOf('student stdnt std education studienkredit')],
  [/card|karte|carte|tarjeta/, wordsOf('card crd visa mastercard kreditkarte')],
]
const LOAN_WORDS = wordsOf('loan loanpay darlehen kredit ratenkredit kreditrate pret prestamo')

/** Short names of lenders, which banks write in full. */
const FULL_NAMES = new Map([
  ['amex', ['american', 'express']],
  ['vw', ['volkswagen']],
  ['bofa', ['america']],
])

/** The shortest word that stands for a longer one that begins with it. */
const MIN_PREFIX = 4

/** The name of a debt, prepared to be looked for in texts of banks. */
export interface DebtName {
  /** The words that say whose debt it is; those of its type if its name has none. */
  words: readonly string[]
  kinds: ReadonlySet<string>
  otherKinds: ReadonlySet<string>
  isCard: boolean
}

/** How much of a debt's name is in a text. */
export interface Naming {
  /** The share of its words, from 0 to 1. */
  share: number
  /** Whether its first word is, which is usually the lender. */
  hasLender: boolean
  hasKind: boolean
  /** Whether the text is about another kind of debt, such as the mortgage of a bank whose card the debt is. */
  hasOtherKind: boolean
}

export function debtName({ description, type }: LiabilityRow): DebtName {
  const own = distinctive(description)
  const plain = lineText(type, description).plain
  const isOfKind = ([name]: (typeof KINDS)[number]) => name.test(plain)
  return {
    words: own.length > 0 ? own : [...lineText(type).words],
    kinds: union([...KINDS.filter(isOfKind).map(([, words]) => words), LOAN_WORDS]),
    otherKinds: union(KINDS.filter((kind) => !isOfKind(kind)).map(([, words]) => words)),
    isCard: /card|karte|carte|tarjeta/.test(plain),
  }
}

/** Looks for the name of a debt in a text. Words may be cut, or written together. */
export function namingIn(text: LineText, { words, kinds, otherKinds }: DebtName): Naming {
  const inText = [...text.words]
  const isIn = (word: string) => inText.some((one) => isSameWord(one, word))
  const isWhole = words.length > 1 && text.words.has(words.join(''))
  const hasKind = inText.some((word) => kinds.has(word))
  return {
    share: isWhole ? 1 : words.filter(isIn).length / words.length,
    hasLender: isWhole || words.slice(0, 1).some(isIn),
    hasKind,
    hasOtherKind: !hasKind && inText.some((word) => otherKinds.has(word)),
  }
}

function isSameWord(inText: string, word: string): boolean {
  if (inText === word) return true
  const [short, long] = inText.length < word.length ? [inText, word] : [word, inText]
  return short.length >= MIN_PREFIX && long.startsWith(short)
}

function distinctive(description: string): string[] {
  const words = [...lineText(description).words].filter((word) => !COMMON_WORDS.has(word))
  return words.flatMap((word) => FULL_NAMES.get(word) ?? [word])
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]))
}
