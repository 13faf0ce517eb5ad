import { cardMentions, type Mention, withCard } from './card-mentions'
import { type CardContext, namedCard } from './named-card'
import type { CardEntry } from './read-card-expense'
import { readIncome } from './read-income'
import type { Sentence } from './sentence'

/** Reads a refund to a card of the person. Its account is not clear if several cards may be meant. */
export function readCardRefund(sentence: Sentence, message: string): CardEntry | null {
  const mentions = mentionsInto(sentence)
  if (mentions.length === 0) return null
  const named = withCard(sentence, mentions)
  const paid: Sentence = { ...named, account: { ...named.account, direction: 'in' } }
  const reading = readIncome(paid, message)
  if (reading?.kind !== 'income' || !reading.refundOf) return null
  const doubts = mentions.some((mention) => mayHavePaid(mention, sentence)) ? ['a card that paid'] : []
  return { reading: { ...reading, doubts: [...reading.doubts, ...doubts] }, sentence: paid }
}

/** The only card that a message names as where money comes back to, or null. */
export function refundedCard(message: string, context: CardContext): string | null {
  return namedCard(message, context, mentionsInto)
}

/** "Got 20 back for lunch **on** the Visa": the lunch may have been on it. */
function mayHavePaid({ lead, start }: Mention, { tokens, language }: Sentence): boolean {
  return lead !== language.cards.to && tokens.slice(0, start).some(({ role }) => role === 'thing')
}

/** Not "from" and "charged to", which say what paid. */
function mentionsInto(sentence: Sentence): Mention[] {
  const { cards, outOf } = sentence.language
  const leads = `${cards.on},${cards.to}`.split(',')
  const isInto = (lead: string) =>
    leads.includes(lead) && !lead.includes(' ') && !outOf.split(',').includes(lead)
  return cardMentions(sentence, true).filter(({ lead }) => isInto(lead))
}
