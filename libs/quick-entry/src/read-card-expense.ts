import { cardMentions, type Mention, withCard } from './card-mentions'
import { debtsIn } from './debts'
import { type CardContext, namedCard } from './named-card'
import { isListed } from './prepositions'
import { readExpense } from './read-expense'
import { readIncome } from './read-income'
import type { AccountReading } from './reading'
import { has, type Sentence } from './sentence'
import { plain } from './spelling'

/** An expense or refund with the sentence in which its card is an account. */
export interface CardEntry {
  reading: AccountReading
  sentence: Sentence
}

/** Reads an expense that a card of the person pays. Its account is not clear if several cards may be meant. */
export function readCardExpense(sentence: Sentence, message: string): CardEntry | null {
  const mentions = payingMentions(sentence)
  if (mentions.length === 0 || readIncome(sentence, message)) return null
  const paid = withCard(sentence, mentions)
  // "Paid the car loan with the Visa"
  if (has(paid, 'loan', 'installment', 'toward') || hasDebt(paid)) return null
  const reading = readExpense(paid, message)
  return reading && { reading, sentence: paid }
}

/** The only card that a message names as what pays, or null. */
export function payingCard(message: string, context: CardContext): string | null {
  return namedCard(message, context, payingMentions)
}

function payingMentions(sentence: Sentence): Mention[] {
  return cardMentions(sentence).filter((mention) => isMeans(mention, sentence))
}

function hasDebt(paid: Sentence): boolean {
  const named = debtsIn(paid)
  return named.some(({ match }) => match === 'whole') || (named.length > 0 && has(paid, 'full'))
}

/** Whether the card pays for something: "200 on the Visa" pays the card itself, unlike "lunch on the Visa". */
function isMeans(mention: Mention, sentence: Sentence): boolean {
  if (mention.isWith) return true
  const { tokens, language } = sentence
  // "Schuhe 300 auf die Visa überwiesen" may pay the card.
  const moves = plain(`${language.transfers.move},${language.transfers.pair}`)
  if (tokens.some((token) => isListed(token, moves))) return false
  const { start, end } = mention
  const before = tokens.slice(0, start)
  const around = language.hasPostpositions ? [...before, ...tokens.slice(end)] : before
  const things = around.flatMap((token) => (token.role === 'thing' ? [token.category] : []))
  // A fee may be one of the card.
  if (things.length === 0 || things.includes('Fees') || has(sentence, 'full', 'source', 'toward'))
    return false
  const at = tokens[start - 1]?.role === 'amount' ? start - 2 : start
  const isPayment = at < start && ['spend', 'put', 'order'].includes(tokens[at]?.role ?? '')
  return !isPayment && !isListed(tokens[at], language.prepositions.and)
}
