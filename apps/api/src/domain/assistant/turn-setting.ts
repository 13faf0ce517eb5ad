import { type Currency, isCard, type OwnCategory } from '@solvent/contracts'
import { type LearnedWords, learnableWords } from '@solvent/quick-entry'
import { allAssets } from '../../storage/tables/assets-table'
import { allMessages } from '../../storage/tables/chat-table'
import { allLearnedWords } from '../../storage/tables/learned-words-table'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { ownCategories } from '../../storage/tables/own-categories-table'
import { type AiKeyRow, findAiKey } from '../../storage/tables/users-table'
import { currencyOf, pageCurrencyOf, requireUser } from '../account/profile'
import { POSITION_TYPE } from '../books/trades'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { type NamedDebt, unpaidDebts } from './named-debt'
import type { Turn } from './turn'

/** How many earlier messages go to the model. */
const HISTORY_LENGTH = 10

/** The inputs of an answer that stay the same during the turn. */
export interface TurnSetting {
  today: string
  /** The currency in which the person writes amounts. */
  currency: Currency
  /** The currency of the pages and of our own texts. */
  pageCurrency: Currency
  model: string
  /** Null without a key. */
  aiKey: AiKeyRow | null
  /** What the person calls their liquid assets: the types and the names. */
  accounts: readonly string[]
  /** Active debts. */
  liabilities: readonly NamedDebt[]
  /** What an expense calls the cards of the person, also those that are paid off. */
  cards: readonly string[]
  /** The symbols of shares. */
  positions: readonly string[]
  /** The person's own. */
  categories: readonly OwnCategory[]
  /** What the person's corrections taught, and then the names of their categories. */
  learned: readonly LearnedWords[]
  /** The messages before this one, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
}

/** @throws DomainError `user_not_found` */
export function readTurnSetting(services: Services, userId: string, turn: Turn): Promise<TurnSetting> {
  return readBooks(services, userId, async (books) => {
    const user = await requireUser(books)
    const [aiKey, assets, liabilities, messages, learned, categories] = await Promise.all([
      findAiKey(books),
      allAssets(books),
      allLiabilities(books),
      allMessages(books, turn.conversationId),
      allLearnedWords(books),
      ownCategories(books),
    ])
    const liquid = assets.filter(({ isLiquid, type }) => isLiquid && type !== POSITION_TYPE)
    const names = liquid.flatMap(({ type, description }) => [type, description])
    const before = messages.slice(
      0,
      messages.findLastIndex(({ content }) => content === turn.message),
    )
    return {
      today: books.today,
      currency: currencyOf(user),
      pageCurrency: pageCurrencyOf(user),
      model: user.selectedModel,
      aiKey,
      accounts: [...new Set(names)].filter(Boolean),
      liabilities: unpaidDebts(liabilities),
      cards: liabilities
        .filter(({ type }) => isCard({ liability_type: type }))
        .map(({ type, description }) => description || type),
      positions: assets.filter(({ type }) => type === POSITION_TYPE).map(({ description }) => description),
      categories,
      learned: [...learned, ...categories.flatMap(namedAs)],
      history: before.slice(-HISTORY_LENGTH).map(({ role, content }) => ({ role, content })),
    }
  })
}

/** The name of a category stands for it, like a learned word. */
function namedAs({ kind, name }: OwnCategory): LearnedWords[] {
  const words = learnableWords(name)
  return words === null ? [] : [{ words, kind, category: name, account: null }]
}
