import type { Currency } from '@solvent/contracts'
import { allAssets } from '../../storage/tables/assets-table'
import { allMessages } from '../../storage/tables/chat-table'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { findSealedAiKey } from '../../storage/tables/users-table'
import { currencyOf, pageCurrencyOf, requireUser } from '../account/profile'
import { POSITION_TYPE } from '../books/trades'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import type { NamedDebt } from './proposed-payment'
import type { Turn } from './turn'

/** As many messages before this one go to the model. */
const HISTORY_LENGTH = 10

/** What an answer is made from that stays the same during the turn. */
export interface TurnSetting {
  today: string
  /** In which the person writes amounts. */
  currency: Currency
  /** In which the pages, and our own words, write them. */
  pageCurrency: Currency
  model: string
  /** Sealed; null without a key. */
  sealedKey: string | null
  /** Types of liquid assets, each once. */
  accounts: readonly string[]
  /** Active debts. */
  liabilities: readonly NamedDebt[]
  /** The symbols of shares. */
  positions: readonly string[]
  /** What was said in the conversation before this message, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
}

/** @throws DomainError `user_not_found` */
export function readTurnSetting(services: Services, userId: string, turn: Turn): Promise<TurnSetting> {
  return readBooks(services, userId, async (books) => {
    const user = await requireUser(books)
    const [sealedKey, assets, liabilities, messages] = await Promise.all([
      findSealedAiKey(books),
      allAssets(books),
      allLiabilities(books),
      allMessages(books, turn.conversationId),
    ])
    const liquid = assets.filter(({ isLiquid }) => isLiquid).map(({ type }) => type)
    const before = messages.slice(
      0,
      messages.findLastIndex(({ content }) => content === turn.message),
    )
    return {
      today: books.today,
      currency: currencyOf(user),
      pageCurrency: pageCurrencyOf(user),
      model: user.selectedModel,
      sealedKey,
      accounts: [...new Set(liquid)],
      liabilities: liabilities
        .filter(({ remaining }) => remaining > 0n)
        .map(({ id, type, description }) => ({ id, type, description })),
      positions: assets.filter(({ type }) => type === POSITION_TYPE).map(({ description }) => description),
      history: before.slice(-HISTORY_LENGTH).map(({ role, content }) => ({ role, content })),
    }
  })
}
