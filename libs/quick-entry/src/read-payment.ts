import type { Message } from './message'
import { amountOf, isMoneyLike } from './money-figure'
import type { Payment, QuickEntryContext } from './quick-entry'
import { fold, wordsOf } from './words'

const MY = "(?:(?:the|my|our|this month's) )?"
const DEBT = `${MY}(?<debt>[^#,]+?)`
const INSTALLMENT = '(?:installment|instalment|payment)'

const PARTIAL: readonly RegExp[] = [
  new RegExp(`^(?:pay|paid) # (?:on|to|towards?|for|off|off of|against) ${DEBT}$`, 'i'),
  new RegExp(`^spent # on ${DEBT}$`, 'i'),
  new RegExp(`^put # (?:towards?|against) ${DEBT}$`, 'i'),
  new RegExp(`^made an? (?:#|payment of #)(?: payment)? (?:on|to|towards?) ${DEBT}$`, 'i'),
]
/** Patterns in which a small number may count instalments or months. */
const COUNTABLE: readonly RegExp[] = [
  new RegExp(`^(?:pay|paid) ${DEBT}(?:,| of)? #$`, 'i'),
  /^(?:pay|paid) # (?<debt>(?!the |my |our )[^#,]+)$/i,
]
const FULL: readonly RegExp[] = [
  new RegExp(`^(?:pay|paid) off ${DEBT}(?: in full)?$`, 'i'),
  new RegExp(`^(?:pay|paid) ${DEBT} (?:off|in full)$`, 'i'),
]
const ONE_INSTALLMENT: readonly RegExp[] = [
  new RegExp(`^(?:pay|paid) (?:(?:the|an|my|this month's) )?${INSTALLMENT} (?:on|of|for) ${DEBT}$`, 'i'),
  new RegExp(`^(?:pay|paid) ${DEBT}(?: ${INSTALLMENT})?$`, 'i'),
]

/** Reads a payment to a debt, made or ordered today, or returns null. Payments cannot have another day. */
export function readPayment(message: Message, context: QuickEntryContext): Payment | null {
  const { frame, figures, occurredOn, account, direction } = message
  if (occurredOn !== context.today || direction === 'in') return null
  if (figures.length === 0) {
    const full = debtIn(frame, FULL, context)
    const debtId = full ?? debtIn(frame, ONE_INSTALLMENT, context)
    if (debtId === null) return null
    const paymentType = full === null ? 'installment' : 'full'
    return { kind: 'payment', liabilityId: debtId, paymentType, amount: null, account }
  }
  const [figure] = figures
  const amount = amountOf(figure, context.currency)
  const mayCount = figure !== undefined && !isMoneyLike(figure) && Number(figure.decimals[0]) <= 12
  const liabilityId = debtIn(frame, mayCount ? PARTIAL : [...PARTIAL, ...COUNTABLE], context)
  if (amount === null || liabilityId === null || figures.length > 1) return null
  return { kind: 'payment', liabilityId, paymentType: 'partial', amount, account }
}

function debtIn(
  frame: string,
  patterns: readonly RegExp[],
  { liabilities }: QuickEntryContext,
): string | null {
  for (const pattern of patterns) {
    const words = wordsOf(pattern.exec(frame)?.groups?.debt ?? '').map(({ text }) => fold(text))
    const matches =
      words.length === 0
        ? []
        : liabilities.filter((liability) => means(words, liability, POINTS_AT_DEBT.test(frame)))
    if (matches[0] && matches.length === 1) return matches[0].id
  }
  return null
}

/** Money "to Ana" may be anything; money "on" or "towards" Ana is for the debt with that name. */
const POINTS_AT_DEBT = /\b(?:on|off|towards?|against|the|my)\b/i

type Liability = QuickEntryContext['liabilities'][number]

/**
 * Whether words name a debt and nothing else: its full description, or the last word of its type, with any other
 * words of the two. "The car" alone may be a repair.
 */
function means(words: readonly string[], { type, description }: Liability, byDescription: boolean): boolean {
  const [types, descriptions] = [type, description].map((text) =>
    wordsOf(text).map((word) => fold(word.text)),
  )
  if (!types || !descriptions || !words.every((word) => types.includes(word) || descriptions.includes(word)))
    return false
  const last = types.at(-1)
  const isDescription =
    byDescription && descriptions.length > 0 && descriptions.every((word) => words.includes(word))
  return isDescription || (last !== undefined && last !== 'other' && words.includes(last))
}
