import { type Mention, withCard } from './card-mentions'
import { likeliestSentence } from './likeliest-sentence'
import type { QuickEntryContext } from './quick-entry'
import type { Sentence } from './sentence'

/** A longer message is not searched for cards, as it is not read as an entry. */
const MAX_LENGTH = 200

/** What is known of a person when a message is searched for cards. */
export type CardContext = Pick<QuickEntryContext, 'today' | 'accounts' | 'cards'>

/** The only card that a message names in one of these mentions, or null. */
export function namedCard(
  message: string,
  context: CardContext,
  mentionsIn: (sentence: Sentence) => readonly Mention[],
): string | null {
  if (message.length > MAX_LENGTH) return null
  const known: QuickEntryContext = { ...context, currency: 'USD', liabilities: [], positions: [] }
  const sentence = likeliestSentence(message.normalize('NFC').trim(), known)
  const mentions = sentence ? mentionsIn(sentence) : []
  if (!sentence || mentions.length === 0) return null
  const { name, isClear } = withCard(sentence, mentions).account
  return isClear ? name : null
}
