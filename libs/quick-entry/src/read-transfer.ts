import { namesCard } from './card-mentions'
import { debtsIn } from './debts'
import type { TransferRole } from './lexicon/language'
import { doubtsAboutNumber } from './number-doubts'
import { isListed } from './prepositions'
import type { TransferReading } from './reading'
import { has, isOfOthers, onlyAmount, type Sentence } from './sentence'
import type { Token } from './tokens'
import { transferEnds } from './transfer-ends'

export const TRANSFER_VERBS = [
  'move',
  'pair',
  'putIn',
  'takeOut',
  'moveOrder',
] as const satisfies TransferRole[]
const MAX_UNKNOWN = 2

/** What may stand in a transfer besides its prepositions. */
const PLAIN: readonly Token['role'][] = [
  ...TRANSFER_VERBS,
  'machine',
  'amount',
  'account',
  'date',
  'break',
  'filler',
  'first',
  'subject',
  'determiner',
  'money',
  'command',
]
/** Other people, debts, shares, and money that comes in or is spent: no transfer between own accounts. */
const OTHER: readonly Token['role'][] = [
  'person',
  'loan',
  'installment',
  'share',
  'symbol',
  'spend',
  'buy',
  'sell',
  'receive',
  'give',
  'got',
  'bill',
  'work',
  'each',
  'unit',
]
/** Money that others took: "on m'a retiré 200", "wurden 25 Euro abgehoben". */
const BY_OTHERS = 'm a,m ont,nous a,nous ont,wurde,wurden'

/** Reads money that moved between two accounts of the person. */
export function readTransfer(sentence: Sentence, message: string): TransferReading | null {
  const { tokens, occurredOn } = sentence
  const found = onlyAmount(sentence)
  if (!found || has(sentence, ...OTHER) || isOfDebt(sentence) || isOfAnother(sentence)) return null
  const ends = transferEnds(sentence)
  if (!ends) return null
  const extra = tokens.filter((token) => !isPlain(token, sentence))
  const isOrder = has(sentence, 'moveOrder') && !has(sentence, 'command')
  // "Move the 30 for petrol to savings" changes an entry.
  const isAboutEntry = isOrder && extra.length > 0
  if (isAboutEntry || extra.filter(({ role }) => role === 'word').length > MAX_UNKNOWN) return null
  const doubts = [
    ...(ends.from === null || ends.to === null ? ['no two accounts'] : []),
    ...(isOrder ? ['an order'] : []),
    ...(isPresent(sentence, message) ? ['may be the present'] : []),
    ...doubtsAboutNumber(sentence, found.token, true),
    ...extra.map(({ text }) => `more than a transfer: ${text}`),
  ]
  return { kind: 'transfer', amount: found.amount, occurredOn, ...ends, doubts }
}

/** Money that goes to a card pays it, and money from it is borrowed. */
function isOfDebt(sentence: Sentence): boolean {
  return debtsIn(sentence).length > 0 || namesCard(sentence)
}

/** "Joe moved 200", "Rohit ne 200 transfer kiye", "from his savings" */
function isOfAnother(sentence: Sentence): boolean {
  const { tokens, language } = sentence
  const first = tokens.find(({ role }) => role !== 'filler' && role !== 'break')
  const isNamed = tokens.some(
    (token, at) => token.role === 'word' && isListed(tokens[at + 1], `s,${language.agent?.mark ?? 's'}`),
  )
  const isTheirs = tokens.some(
    (token) => isListed(token, BY_OTHERS) || (isListed(token, language.theirs) && !isListed(token, 'su,sus')),
  )
  return first?.role === 'word' || first?.role === 'clause' || isNamed || isTheirs || isOfOthers(sentence)
}

function isPlain(token: Token, sentence: Sentence): boolean {
  const { transfers, prepositions } = sentence.language
  if (PLAIN.includes(token.role) || isListed(token, 'back')) return true
  // "Took 50 from savings and put it in checking"
  if (isListed(token, prepositions.and)) return has(sentence, 'takeOut') && has(sentence, 'putIn')
  return (
    token.role === 'preposition' &&
    [transfers.from, transfers.to, prepositions.of, prepositions.at].some((list) => isListed(token, list))
  )
}

/** French: "je vire 200" is no past, unlike "j'ai viré 200" and "viré 200". */
function isPresent({ tokens, language }: Sentence, message: string): boolean {
  if (language.code !== 'fr') return false
  const at = tokens.findIndex(({ role }) => TRANSFER_VERBS.some((verb) => verb === role))
  const verb = tokens[at]
  const isPast = /^(?:j ai|on a|nous avons|ai|a)$/.test(tokens[at - 1]?.words.join(' ') ?? '')
  const written = message.slice(verb?.start, verb?.end)
  return /e$/i.test(written) && !isPast && verb?.words.length === 1
}
