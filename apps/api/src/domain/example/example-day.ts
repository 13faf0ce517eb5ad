import type { addLiability, BodyOf, ExpenseCategory, Liability } from '@solvent/contracts'
import { addDays, addMonthsClamped, type DateString } from '@solvent/money'
import { createAsset } from '../books/assets'
import { createLiability } from '../books/liabilities'
import { recordExpense, recordIncome } from '../books/records'
import { createTentativeAsset } from '../books/tentative-assets'
import { payDebt } from '../plan/pay-debt'
import { recommend } from '../plan/recommendations'
import type { Services } from '../services'

/** The account that receives salaries and pays bills. */
export const CHECKING = 'Checking Account'

type Frequency = Liability['frequency']

const MONTHS: Partial<Record<Frequency, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

interface Debt {
  total: number
  installments: number
  frequency?: Frequency
  rate: number
  priority: number
  /** Instalments paid before it was entered. */
  paid?: number
  /** The next due date, in days from today. */
  due: number
  /** How many instalments fall due between the day of entry and that date. */
  dueBefore?: number
}

/** What an invented person can do on one day in the past, through the same functions as real users. */
export interface ExampleDay {
  own(type: string, value: number, description?: string, isLiquid?: boolean): Promise<unknown>
  expect(description: string, amount: number, inDays: number, confidence: number): Promise<unknown>
  owe(type: string, description: string, debt: Debt): Promise<unknown>
  /** Pays the next instalment of the debt of that description. */
  payInstallment(description: string): Promise<unknown>
  earn(amount: number, note: string): Promise<unknown>
  spend(amount: number, category: ExpenseCategory, note: string): Promise<unknown>
  lookAtPlan(): Promise<unknown>
}

/** An action this many days before today. */
export type ExampleEvent = readonly [daysAgo: number, act: (day: ExampleDay) => Promise<unknown>]

/** Writes a person's books by replaying the events in order. */
export async function writeBooks(
  services: Services,
  userId: string,
  events: readonly ExampleEvent[],
): Promise<void> {
  const debts = new Map<string, string>()
  const inOrder = [...events].sort(([a], [b]) => b - a)
  for (const [daysAgo, act] of inOrder) await act(exampleDay(services, userId, daysAgo, debts))
}

/** A day in the books of a person; `debts` maps descriptions to ids. */
function exampleDay(
  services: Services,
  userId: string,
  daysAgo: number,
  debts: Map<string, string>,
): ExampleDay {
  const today = services.clock.today()
  const date = addDays(today, -daysAgo)
  const then = servicesOn(services, date)
  const everyday = { account: CHECKING, occurred_on: date }
  return {
    own: (type, value, description = '', isLiquid = true) =>
      createAsset(then, userId, {
        asset_type: type,
        asset_value: value,
        asset_description: description,
        is_liquid: isLiquid,
        date_received: date,
      }),
    expect: (description, amount, inDays, confidence) =>
      createTentativeAsset(then, userId, {
        asset_type: 'Other',
        asset_description: description,
        asset_amount: amount,
        expected_date: addDays(today, inDays),
        confidence,
      }),
    owe: async (type, description, debt) => {
      const { id } = await createLiability(then, userId, toTerms(type, description, debt, today))
      debts.set(description, id)
    },
    payInstallment: (description) =>
      payDebt(then, userId, debts.get(description) ?? '', {
        payment_type: 'installment',
        payment_account: CHECKING,
      }),
    earn: (amount, note) => recordIncome(then, userId, { ...everyday, amount, category: 'Salary', note }),
    spend: (amount, category, note) => recordExpense(then, userId, { ...everyday, amount, category, note }),
    lookAtPlan: () => recommend(then, userId, {}),
  }
}

/** The services with the clock at noon UTC of a day. */
function servicesOn(services: Services, date: DateString): Services {
  return { ...services, clock: { now: () => new Date(`${date}T12:00:00Z`), today: () => date } }
}

function toTerms(
  type: string,
  description: string,
  { total, installments, frequency = 'monthly', rate, priority, paid = 0, due, dueBefore = 0 }: Debt,
  today: DateString,
): BodyOf<typeof addLiability> {
  const periods = paid + dueBefore
  const next = addDays(today, due)
  const months = MONTHS[frequency]
  return {
    liability_type: type,
    description,
    liability_amount: total,
    installments_total: installments,
    frequency,
    due_date: months === undefined ? addDays(next, -7 * periods) : addMonthsClamped(next, -months * periods),
    interest_rate: rate,
    priority_score: priority,
    installments_paid: paid,
  }
}
