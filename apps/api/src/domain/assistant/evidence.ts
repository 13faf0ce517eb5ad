import type { AssistantAction } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { amountsIn, datesIn, isDoubtful, namesIn } from '@solvent/quick-entry'
import type { NamedDebt } from './proposed-payment'

/** What the values of an action have to come from. */
export interface Evidence {
  /** The person's own message. */
  message: string
  /** Their calendar date. */
  today: string
  /** Everything that tools have read in this turn. */
  results: readonly unknown[]
  /** The types of their liquid assets. */
  accounts: readonly string[]
  /** Active debts. */
  liabilities: readonly NamedDebt[]
}

/** One of these stands in every sentence by which an entry may be saved at once. */
const STATEMENT =
  /\b(?:spen[dt]|pa(?:y|ys|id|ying)|bought|buy|sold|sell|got|get|received|earned|made|cost|gave|took|withdrew|deposited|transferred|donated|wanted|charged|was|were|add|record|log|note|enter|put|save|owe|own|have|expect)\b/i

/**
 * Whether the message states plainly that something was paid, earned or traded, or asks to pay or to record. What it
 * says in another language has to be confirmed: its negations and questions are not known here.
 */
export function isPlain({ message }: Evidence): boolean {
  return STATEMENT.test(message) && !isDoubtful(message)
}

/** Whether the message speaks of more than one sum. */
export function hasSeveralAmounts({ message }: Evidence, { kind }: AssistantAction): boolean {
  // "One" is seldom a sum, as in "a nice one". A trade has a quantity and a price.
  return new Set(amountsIn(message.replace(/\bone\b/gi, ' '))).size > (kind === 'record_trade' ? 2 : 1)
}

/**
 * Whether every amount, date and account of the action stands in the person's own words or in what was read from their
 * books, and the debt or the shares it is about in their own words: a model may not make up what it saves.
 */
export function isSupported(evidence: Evidence, action: AssistantAction): boolean {
  const { amounts, dates, accounts } = valuesOf(action)
  return (
    isNamed(evidence, action) &&
    amounts.every((amount) => isKnownAmount(evidence, amount)) &&
    dates.every((date) => isKnownDate(evidence, date)) &&
    accounts.every((account) => isKnownAccount(evidence, account))
  )
}

function isNamed({ message, liabilities }: Evidence, { kind, fields }: AssistantAction): boolean {
  if (kind === 'record_trade') {
    return namesIn(message, [fields.symbol]).length > 0 && message.includes(fields.quantity)
  }
  if (kind !== 'pay_liability') return true
  const debt = liabilities.find(({ id }) => id === fields.liability_id)
  return debt !== undefined && namesIn(message, [debt.type, debt.description]).length > 0
}

interface Values {
  /** Minor units. */
  amounts: readonly bigint[]
  dates: readonly string[]
  accounts: readonly string[]
}

function valuesOf({ kind, fields }: AssistantAction): Values {
  switch (kind) {
    case 'record_expense':
    case 'record_income':
      return { amounts: [toMinor(fields.amount)], dates: [fields.occurred_on], accounts: [fields.account] }
    case 'record_trade':
      return { amounts: [toMinor(fields.price)], dates: [fields.occurred_on], accounts: [fields.account] }
    case 'add_asset':
      return { amounts: [toMinor(fields.asset_value)], dates: [fields.date_received], accounts: [] }
    case 'add_expected_asset':
      return { amounts: [toMinor(fields.asset_amount)], dates: [fields.expected_date], accounts: [] }
    case 'add_liability':
      return { amounts: [toMinor(fields.liability_amount)], dates: [fields.due_date], accounts: [] }
    case 'change_liability':
      return { amounts: [toMinor(fields.total_amount)], dates: [fields.due_date], accounts: [] }
    case 'pay_liability':
      return {
        amounts: fields.payment_type === 'partial' ? [toMinor(fields.payment_amount ?? 0)] : [],
        dates: [],
        accounts: [fields.payment_account],
      }
    case 'update_profile':
      return { amounts: [], dates: [], accounts: [] }
  }
}

function isKnownAmount({ message, results }: Evidence, amount: bigint): boolean {
  return amountsIn(message).includes(amount) || numbersOf(results).some((value) => isSame(value, amount))
}

function isKnownDate({ message, today, results }: Evidence, date: string): boolean {
  const stated = datesIn(message, today)
  if (stated.length === 0 && date === today) return true
  return stated.includes(date) || textsOf(results).includes(date)
}

function isKnownAccount({ message, accounts }: Evidence, account: string): boolean {
  const named = namesIn(message, accounts)
  return named.length === 0 ? account === 'Cash' : named.length === 1 && named[0] === account
}

function isSame(value: number, amount: bigint): boolean {
  try {
    return toMinor(value) === amount
  } catch {
    // A figure that is no amount, such as a share of a percent.
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
