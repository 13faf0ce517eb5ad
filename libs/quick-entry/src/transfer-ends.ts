import { isListed } from './prepositions'
import { has, type Sentence } from './sentence'
import type { Token } from './tokens'

const CASH = 'Cash'
const CHECKING = 'Checking Account'

/** The accounts of a transfer; null for one that is not clear. */
export interface TransferEnds {
  from: string | null
  to: string | null
}

interface Place {
  /** Null if the person has no such account, or several. */
  name: string | null
  direction: 'from' | 'to' | null
  at: number
}

/** Where the money leaves and where it goes, at least one of them; null if the message does not say. */
export function transferEnds(sentence: Sentence): TransferEnds | null {
  const places = placesOf(sentence)
  const ends =
    places.length === 2
      ? endsOfTwo(sentence, places)
      : places.length === 1
        ? endsOfOne(sentence, places)
        : null
  const known = ends ?? endsOfMachine(sentence, places)
  if (!known || (known.from === null && known.to === null) || known.from === known.to) return null
  return known
}

function placesOf({ tokens, context, language }: Sentence): Place[] {
  return tokens.flatMap((token, at) => {
    if (token.role !== 'account' && token.role !== 'tender') return []
    const [name = '', other] = token.role === 'account' ? token.names : []
    const isOwn = other === undefined && context.accounts.includes(name)
    const direction = directionOf(tokens, at, language)
    return [{ name: isOwn ? name : null, direction, at }]
  })
}

const BETWEEN: readonly Token['role'][] = ['determiner', 'first', 'modifier', 'preposition']

/** What the preposition of an account says; of several, the one farthest from it: **a** la de ahorros. */
function directionOf(
  tokens: readonly Token[],
  at: number,
  { transfers: { from, to }, hasPostpositions }: Sentence['language'],
): Place['direction'] {
  const after = tokens[at + 1]
  if (hasPostpositions && after?.role === 'preposition')
    return isListed(after, from) ? 'from' : isListed(after, to) ? 'to' : null
  const start = tokens.findLastIndex(({ role }, place) => place < at && !BETWEEN.includes(role)) + 1
  const lead = tokens.slice(start, at).find(({ role }) => role === 'preposition')
  const isInCash = isListed(tokens[at], 'cash') && isListed(lead, 'in')
  if (!lead || isInCash || hasPostpositions) return null
  return isListed(lead, from) ? 'from' : isListed(lead, to) ? 'to' : null
}

/** Cash without a preposition is what the other account is not: 250 cash in checking. */
function endsOfTwo({ tokens, language }: Sentence, places: readonly Place[]): TransferEnds | null {
  const from = places.find(({ direction }) => direction === 'from')
  const to = places.find(({ direction }) => direction === 'to')
  if (from && to) return { from: from.name, to: to.name }
  const loose = places.find(({ direction }) => direction === null)
  if (!loose || (!from && !to)) return null
  // "Savings to checking"
  const isBeforeTo = !language.hasPostpositions && isListed(tokens[loose.at + 1], language.transfers.to)
  const isClear = loose.name === CASH || (to && isBeforeTo)
  const name = isClear ? loose.name : null
  return { from: from ? from.name : name, to: to ? to.name : name }
}

/** The other account is Cash. */
function endsOfOne(sentence: Sentence, [place]: readonly Place[]): TransferEnds | null {
  if (!place?.direction) return null
  const isCash = place.name === CASH
  const cash = !isCash && sentence.context.accounts.includes(CASH) ? CASH : null
  const isMove = has(sentence, 'move', 'moveOrder')
  if (place.direction === 'from') {
    if (isUnknownAfter('to', sentence)) return null
    return { from: place.name, to: isMove || has(sentence, 'takeOut') ? cash : null }
  }
  const isFromCash = (isMove || has(sentence, 'putIn')) && !isUnknownAfter('from', sentence)
  return { from: isFromCash ? cash : null, to: place.name }
}

/** A cash machine gives money of the only account besides Cash, if that is the checking account. */
function endsOfMachine(sentence: Sentence, places: readonly Place[]): TransferEnds | null {
  const { accounts } = sentence.context
  const isTaken = has(sentence, 'machine') && has(sentence, 'takeOut', 'moveOrder')
  if (!isTaken || !accounts.includes(CASH) || places.some(({ name }) => name !== CASH)) return null
  const [only, other] = accounts.filter((name) => name !== CASH)
  return { from: only === CHECKING && other === undefined ? only : null, to: CASH }
}

/** Whether who gets or gives the money is no known account: "to Joe", "from cheking". */
function isUnknownAfter(side: 'from' | 'to', { tokens, language }: Sentence): boolean {
  const { transfers, hasPostpositions } = language
  const list = side === 'to' ? `${transfers.to},an,pour,fur,fuer` : transfers.from
  const lead = (at: number): Token | undefined => {
    if (hasPostpositions) return tokens[at + 1]
    const before = tokens.slice(0, at)
    return before.findLast(({ role }) => !['determiner', 'first', 'modifier', 'word'].includes(role))
  }
  return tokens.some(({ role }, at) => role === 'word' && isListed(lead(at), list))
}
