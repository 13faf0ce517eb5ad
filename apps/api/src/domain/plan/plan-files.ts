import type { PlanChoice, PlanItem, PlannedLiability, WhatIf } from '@solvent/contracts'
import { CONVENTIONS, ledgerAnswer, planAnswer, projectionAnswer } from '@solvent/plan/answers'
import { requireLiability, scheduleOf } from '../books/liability-schedule'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import type { CsvRow } from './csv'
import { planCsv } from './plan-csv'
import { planBasis, toPlannedLiability } from './plan-inputs'
import { completed } from './plan-settings'
import { withWhatIf } from './projection'

/** How a file is written: a table for a spreadsheet, or everything for a program. */
type FileFormat = 'csv' | 'json'

/** Who asks for which file. */
interface FileRequest {
  userId: string
  format: FileFormat
}

/** The plan of the month with what it is made from. @throws DomainError `user_not_found` */
export function planFile(
  services: Services,
  { userId, format }: FileRequest,
  choice: PlanChoice,
): Promise<string> {
  return readBooks(services, userId, async (books) => {
    const { inputs, settings } = await planBasis(books)
    const plan = planAnswer(inputs, completed(choice, settings))
    if (format === 'json') return toJson({ inputs, plan })
    const { recommendations, notice: _, funds_notice: __, shortfall, ...figures } = plan
    const terms = new Map(inputs.liabilities.map((liability) => [liability.id, liability]))
    const rows = recommendations.map((item, index) => planRow(item, index + 1, terms.get(item.liability.id)))
    const short_by = shortfall?.amount ?? 0
    return planCsv({ today: inputs.today, ...figures, short_by }, PLAN_COLUMNS, rows)
  })
}

const PLAN_COLUMNS = [
  'rank',
  'liability_type',
  'description',
  'next_due_date',
  'priority_score',
  'score_priority',
  'score_due_date',
  'score_rate',
  'score_payoff',
  'due_amount',
  'overdue_amount',
  'extra_amount',
  'short_by',
  'amount',
  'urgency',
  'recommended_action',
  'advice',
  'explanation',
  'remaining_amount',
  'installment_amount',
  'installments_total',
  'installments_paid',
  'credit',
  'frequency',
  'due_date',
  'interest_rate',
  'own_priority',
  'accrued_balances',
  'accrued_through',
  'id',
]

function planRow(item: PlanItem, rank: number, terms: PlannedLiability | undefined): CsvRow {
  const { liability, score_parts: parts, ...advice } = item
  return {
    rank,
    ...terms,
    ...liability,
    ...advice,
    own_priority: terms?.priority_score,
    score_priority: parts.priority,
    score_due_date: parts.due_date,
    score_rate: parts.rate,
    score_payoff: parts.payoff,
  }
}

/** Every month of every debt with what it is made from. @throws DomainError as `project` does */
export function projectionFile(
  services: Services,
  { userId, format }: FileRequest,
  whatIf: WhatIf,
): Promise<string> {
  return withWhatIf(services, userId, whatIf, (inputs, tried) => {
    const ledger = ledgerAnswer(inputs, tried)
    const { inputs: _, ...projection } = projectionAnswer(inputs, tried)
    if (format === 'json') return toJson({ inputs, what_if: tried, projection, ledger })
    const { today, strategy, available_budget, ending, debt_free_month, total_interest, total_paid } =
      projection
    const figures = {
      today,
      strategy,
      available_budget,
      paid_this_month: inputs.paid_this_month,
      kept: inputs.kept,
      ...tried,
      ending,
      debt_free_month,
      total_interest,
      total_paid,
    }
    const rows = ledger.map((row) => ({ ...row }))
    return planCsv(figures, LEDGER_COLUMNS, rows, [
      ...inputs.liabilities.map((liability) => ['liability', liability] as const),
      ...inputs.expected.map((sum) => ['expected', sum] as const),
    ])
  })
}

const LEDGER_COLUMNS = [
  'month',
  'liability_type',
  'description',
  'interest',
  'payment',
  'balance',
  'liability_id',
]

/** The schedule of a liability with its terms. @throws DomainError `not_found` */
export function scheduleFile(
  services: Services,
  { userId, format }: FileRequest,
  id: string,
): Promise<string> {
  return readBooks(services, userId, async (books) => {
    const row = await requireLiability(books, id)
    const { today } = books
    const { payments, ...totals } = scheduleOf(row, today)
    const { id: _, description: __, liability_type: ___, ...terms } = toPlannedLiability(row)
    if (format === 'json') {
      return toJson({ inputs: { today, ...toPlannedLiability(row) }, schedule: { ...totals, payments } })
    }
    return planCsv({ today, ...terms, ...totals }, SCHEDULE_COLUMNS, payments)
  })
}

const SCHEDULE_COLUMNS = ['number', 'due_date', 'opening', 'interest', 'payment', 'principal', 'closing']

function toJson(content: object): string {
  return `${JSON.stringify({ conventions: CONVENTIONS, ...content }, null, 2)}\n`
}
