import {
  type ActionFields,
  type ActionKind,
  type AssistantAction,
  FALLBACK_ASSET_TYPES,
  FALLBACK_LIABILITY_TYPES,
} from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { amountsIn, datesIn, isDoubtful, namesIn, payingCard, refundedCard } from '@solvent/quick-entry'
import { hasActionWord } from './action-words'
import type { NamedDebt } from './named-debt'

const NUMBER = /\d[\d,]*(?:\.\d+)?/g
const KNOWN_TYPES: readonly string[] = [...FALLBACK_ASSET_TYPES, ...FALLBACK_LIABILITY_TYPES]

/** What the values of an action may come from. */
export interface Evidence {
  /** The person's own message. */
  message: string
  /** Their calendar date. */
  today: string
  /** Everything that tools have read from the books in this turn. */
  results: readonly unknown[]
  /** The types of their liquid assets. */
  accounts: readonly string[]
  /** Their cards, which expenses can be paid with. */
  cards: readonly string[]
  /** Their active debts. */
  liabilities: readonly NamedDebt[]
}

/**
 * Whether the message plainly states that something was paid, earned or traded, or asks to pay or record it. A message
 * in another language needs confirmation: its negations and questions are not recognized. So does a transfer, because
 * the order of the names does not say which account pays.
 */
export function isUnambiguous({ message }: Evidence, { kind }: AssistantAction): boolean {
  return kind !== 'record_transfer' && !isDoubtful(message) && hasActionWord(kind, message)
}

/** Whether the message mentions more than one amount; for a trade, more than two. */
export function hasSeveralAmounts({ message }: Evidence, { kind }: AssistantAction): boolean {
  // "One" is rarely an amount, as in "a nice one". A trade has a quantity and a price.
  return new Set(amountsIn(message.replace(/\bone\b/gi, ' '))).size > (kind === 'record_trade' ? 2 : 1)
}

/**
 * Whether every value of the action is in the person's message or, where allowed, in what was read from their books: a
 * model must not make up what it saves.
 */
export function isSupported(evidence: Evidence, action: AssistantAction): boolean {
  const { amounts = [], numbers = [], dates = [], accounts = [], names = [], debts = [] } = valuesOf(action)
  return (
    amounts.every((amount) => isKnownAmount(evidence, action, amount)) &&
    numbers.every((number) => isKnownNumber(evidence, number)) &&
    dates.every((date) => isKnownDate(evidence, date)) &&
    accounts.every((account) => isKnownAccount(evidence, action, account)) &&
    names.every((name) => isKnownName(evidence, name)) &&
    debts.every((debt) => isKnownDebt(evidence, debt))
  )
}

interface Values {
  /** Minor units. */
  amounts?: readonly bigint[]
  /** Numbers other than amounts, such as a quantity. */
  numbers?: readonly number[]
  dates?: readonly string[]
  accounts?: readonly string[]
  /** Names of what is bought or entered. */
  names?: readonly string[]
  /** Ids of debts. */
  debts?: readonly string[]
}

function valuesOf({ kind, fields }: AssistantAction): Values {
  switch (kind) {
    case 'record_expense':
    case 'record_refund':
    case 'record_income':
      return { amounts: [toMinor(fields.amount)], dates: [fields.occurred_on], accounts: [fields.account] }
    case 'record_transfer':
      return { amounts: [toMinor(fields.amount)], dates: [fields.occurred_on] }
    case 'record_trade':
      return {
        amounts: [toMinor(fields.price)],
        numbers: [Number(fields.quantity)],
        dates: [fields.occurred_on],
        accounts: [fields.account],
        names: [fields.symbol],
      }
    case 'add_asset':
      return {
        amounts: [toMinor(fields.asset_value)],
        dates: [fields.date_received],
        names: [fields.asset_type],
      }
    case 'add_expected_asset':
      return {
        amounts: [toMinor(fields.asset_amount)],
        dates: [fields.expected_date],
        names: [fields.asset_type],
      }
    case 'add_liability':
      return valuesOfDebt(fields)
    case 'pay_liability':
      return {
        amounts: fields.payment_type === 'partial' ? [toMinor(fields.payment_amount ?? 0)] : [],
        accounts: [fields.payment_account],
        debts: [fields.liability_id],
      }
    case 'change_liability':
    case 'update_profile':
    case 'set_paydays':
    case 'set_debt_budget':
    case 'add_offer':
      return {}
  }
}

function valuesOfDebt(fields: ActionFields<'add_liability'>): Values {
  const { liability_amount, installment_amount, credit_limit, installments_total, interest_rate } = fields
  const { rate_changes = [], deferred_until, minimum, statement_days } = fields.lender_terms ?? {}
  const { yearly_fee, late_fee, early_charge } = fields.lender_terms ?? {}
  const fees = [yearly_fee?.amount, late_fee]
  const stated = [liability_amount, installment_amount, credit_limit, minimum?.at_least, ...fees]
  const charge = [early_charge?.percent, early_charge?.interest_months]
  const numbers = [installments_total, interest_rate, minimum?.percent, statement_days, ...charge]
  const dates = [deferred_until, yearly_fee?.from, early_charge?.free_from]
  return {
    amounts: stated.filter(isStated).map(toMinor),
    numbers: [...numbers.filter(isStated), ...rate_changes.map(({ rate }) => rate)],
    dates: [fields.due_date, ...rate_changes.map(({ from }) => from), ...dates.filter(isStated)],
    names: [fields.liability_type],
  }
}

function isStated<Value>(value: Value | null | undefined): value is Value {
  return value != null
}

/**
 * Only a payment may take its amount from the books, such as what is due. Otherwise, text stored in the books could
 * inject an amount.
 */
function isKnownAmount({ message, results }: Evidence, { kind }: AssistantAction, amount: bigint): boolean {
  if (amountsIn(message).includes(amount)) return true
  return kind === 'pay_liability' && numbersOf(results).some((value) => isSame(value, amount))
}

/** Zero need not be stated: a debt may simply have no interest. */
function isKnownNumber({ message }: Evidence, number: number): boolean {
  const written = (message.match(NUMBER) ?? []).map((text) => Number(text.replaceAll(',', '')))
  return (
    number === 0 || written.includes(number) || amountsIn(message).some((amount) => isSame(number, amount))
  )
}

function isKnownName({ message }: Evidence, name: string): boolean {
  return KNOWN_TYPES.includes(name) || message.toLowerCase().includes(name.toLowerCase())
}

/** If several debts match, the one whose description is named counts. */
function isKnownDebt({ message, liabilities }: Evidence, id: string): boolean {
  const isNamed = (name: string) => name !== '' && namesIn(message, [name]).length > 0
  const described = liabilities.filter(({ description }) => isNamed(description))
  const fitting = described.length > 0 ? described : liabilities.filter(({ type }) => isNamed(type))
  return fitting.length === 1 && fitting[0]?.id === id
}

function isKnownDate({ message, today, results }: Evidence, date: string): boolean {
  const stated = datesIn(message, today)
  if (stated.length === 0 && date === today) return true
  return stated.includes(date) || textsOf(results).includes(date)
}

/** An expense comes from a card, or a refund goes to one, if the message names exactly that one there. */
function isKnownAccount(evidence: Evidence, { kind }: AssistantAction, account: string): boolean {
  const { message, accounts } = evidence
  const named = namesIn(message, accounts)
  const card = cardOf(evidence, kind)
  if (card !== null) return named.length === 0 && account === card
  return named.length === 0 ? account === 'Cash' : named.length === 1 && named[0] === account
}

function cardOf(evidence: Evidence, kind: ActionKind): string | null {
  if (kind === 'record_refund') return refundedCard(evidence.message, evidence)
  return kind === 'record_expense' ? payingCard(evidence.message, evidence) : null
}

function isSame(value: number, amount: bigint): boolean {
  try {
    return toMinor(value) === amount
  } catch {
    // Not an amount, such as a fraction of a percent.
    return false
  }
}

/** Every number in the results. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return childrenOf(value).flatMap(numbersOf)
}

/** Every text in the results. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return childrenOf(value).flatMap(textsOf)
}

function childrenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
