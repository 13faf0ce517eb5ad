import { cardMentions } from './card-mentions'
import { debtsIn, type NamedDebt } from './debts'
import { PLAIN_ROLES } from './plain-roles'
import { isListed } from './prepositions'
import type { AccountReading } from './reading'
import { has, isPaid, onlyAmount, type Sentence } from './sentence'
import type { Token } from './tokens'

const MOVES: readonly Token['role'][] = [
  'spend',
  'order',
  'put',
  'full',
  'toward',
  'installment',
  'arrive',
  'command',
  'receive',
]
/** What may stand in a payment besides its debt. */
const PLAIN: readonly Token['role'][] = [...PLAIN_ROLES, ...MOVES, 'loan', 'recurring']

/** Reads a payment to a debt, made or ordered today. Payments cannot have another day. */
export function readPayment(sentence: Sentence): AccountReading | null {
  const { tokens, amounts, occurredOn, account, context } = sentence
  const debts = debtsIn(sentence)
  const [debt] = debts
  if (!debt || !(has(sentence, ...MOVES) || isPaid(sentence)) || !isDebtMeant(sentence, debt)) return null
  const found = onlyAmount(sentence)
  if (amounts.length > 0 && !found) return null
  const doubts = [
    ...(debts.length > 1 ? ['several debts'] : []),
    ...(isOfOther(sentence) ? ['another person'] : []),
    ...(occurredOn === context.today ? [] : ['another day']),
    ...(account.direction === 'in' && has(sentence, 'account') && !found ? ['into an account'] : []),
    // A card cannot pay a debt here.
    ...(cardMentions(sentence).some(({ isWith }) => isWith) ? ['paid with a card'] : []),
    ...(isFromDebt(sentence) ? ['from a debt'] : []),
    ...(isCounted(sentence) ? ['a number of installments'] : []),
    ...(found && found.token.figure.decimals.length > 1 ? ['two values'] : []),
    ...tokens.filter((token) => !isPlain(token, sentence)).map(({ text }) => `more than a payment: ${text}`),
  ]
  const paymentType = found ? 'partial' : has(sentence, 'full', 'toward') ? 'full' : 'installment'
  return {
    kind: 'payment',
    liabilityId: debt.id,
    paymentType,
    amount: found?.amount ?? null,
    occurredOn,
    account,
    doubts,
  }
}

/** "Moved 100 from my Visa to savings" borrows money. */
function isFromDebt(sentence: Sentence): boolean {
  const { tokens, language, account } = sentence
  const from = tokens.findIndex((token) => isListed(token, language.transfers.from))
  const source = tokens.slice(from + 1).filter(({ role }) => role !== 'first' && role !== 'determiner')
  const isDebt = debtsIn({ ...sentence, tokens: source.slice(0, 1) }).length > 0
  return from >= 0 && account.direction === 'in' && isDebt
}

/** "Ana paid off her Visa" */
function isOfOther({ tokens, language }: Sentence): boolean {
  return tokens.some((token) => isListed(token, language.theirs))
}

/** The car alone may be a repair, and Ana a friend. */
function isDebtMeant(sentence: Sentence, { match }: NamedDebt): boolean {
  if (isPaidWith(sentence)) return false
  if (match === 'whole' || has(sentence, 'loan', 'installment')) return true
  return match === 'described' && has(sentence, 'full', 'toward')
}

/** "Paid with my credit card" pays something else: no debt is named besides. */
function isPaidWith(sentence: Sentence): boolean {
  const { tokens, language } = sentence
  const prepositions = language.prepositions.with.split(',')
  const at = tokens.findIndex(({ words }) => words.length > 0 && prepositions.includes(words.at(-1) ?? ''))
  const means = tokens.findIndex(({ role }, place) => place > at && role !== 'first' && role !== 'determiner')
  const others = tokens.filter((_, place) => place !== means)
  return at >= 0 && debtsIn({ ...sentence, tokens: others }).length === 0
}

function isPlain(token: Token, sentence: Sentence): boolean {
  return (
    PLAIN.includes(token.role) ||
    token.words.join(' ') === 's' ||
    debtsIn({ ...sentence, tokens: [token] }).length > 0
  )
}

/** Whether a small number may count instalments or months. */
function isCounted({ tokens, amounts: [amount] }: Sentence): boolean {
  if (!amount || amount.figure.units.length > 0 || !/^\d{1,2}$|^\p{L}+$/u.test(amount.text)) return false
  const after = tokens[tokens.indexOf(amount) + 1]
  return Number(amount.figure.decimals[0]) <= 12 && after?.role !== 'preposition' && after?.role !== 'toward'
}
