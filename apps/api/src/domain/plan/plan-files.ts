import type { PlanChoice, PlanItem, PlannedLiability, WhatIf } from '@solvent/contracts'
import { daysAhead, planAnswer } from '@solvent/plan/answers'
import { requireLiability, scheduleOf } from '../books/liability-schedule'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { type CsvRow, jsonCell } from './csv'
import { type FileFormat, jsonFile } from './file-format'
import { planCsv } from './plan-csv'
import { planBasis, toPlannedLiability } from './plan-inputs'
import { withSavedChoices } from './plan-settings'
import { readProjectionInputs } from './projection'

/** The user, and the format of the file. */
interface FileRequest {
  userId: string
  format: FileFormat
}

/** The plan of the month with its inputs. @throws DomainError `user_not_found` */
export function planFile(
  services: Services,
  { userId, format }: FileRequest,
  choice: PlanChoice,
): Promise<string> {
  return readBooks(services, userId, async (books) => {
    const { inputs, settings } = await planBasis(books)
    const making = withSavedChoices(choice, settings)
    const plan = planAnswer(inputs, making)
    if (format === 'json') return jsonFile({ inputs, plan, days_ahead: daysAhead(inputs, making) })
    const { recommendations, shortfall, cushion, days_ahead: _____, ...rest } = plan
    const { budget: _, pay: __, notice: ___, funds_notice: ____, ...figures } = rest
    const terms = new Map(inputs.liabilities.map((liability) => [liability.id, liability]))
    const rows = recommendations.map((item, index) => planRow(item, index + 1, terms.get(item.liability.id)))
    const short_by = shortfall?.amount ?? 0
    const own = {
      today: inputs.today,
      ...figures,
      cushion: cushion.chosen,
      cushion_filled: cushion.filled,
      short_by,
    }
    return planCsv(own, PLAN_COLUMNS, rows)
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
  'from_savings',
  'amount',
  'urgency',
  'recommended_action',
  'scheduled',
  'timing',
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
  'accrued_rest',
  'statement_unpaid',
  'statement_in_grace',
  'lender_terms',
  'id',
]

function planRow(item: PlanItem, rank: number, terms: PlannedLiability | undefined): CsvRow {
  const { liability, score_parts: parts, payments: _, scheduled, unrecorded: __, ...advice } = item
  return {
    rank,
    ...terms,
    ...liability,
    ...advice,
    lender_terms: jsonCell(terms?.lender_terms),
    scheduled: scheduled.map(({ on, amount }) => `${amount} on ${on}`).join(', '),
    own_priority: terms?.priority_score,
    score_priority: parts.priority,
    score_due_date: parts.due_date,
    score_rate: parts.rate,
    score_payoff: parts.payoff,
  }
}

/** Every month of every debt with the inputs. @throws DomainError as `project` does */
export async function projectionFile(
  services: Services,
  { userId, format }: FileRequest,
  whatIf: WhatIf,
): Promise<string> {
  const { inputs, scenario, request } = await readProjectionInputs(services, userId, whatIf)
  return services.plans.run(request, 'monthsFile', inputs, scenario, format)
}

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
    const planned = toPlannedLiability(row, today)
    if (format === 'json') {
      return jsonFile({ inputs: { today, ...planned }, schedule: { ...totals, payments } })
    }
    const { id: _, description: __, liability_type: ___, ...terms } = planned
    const lender_terms = jsonCell(terms.lender_terms)
    return planCsv({ today, ...terms, lender_terms, ...totals }, SCHEDULE_COLUMNS, payments)
  })
}

const SCHEDULE_COLUMNS = ['number', 'due_date', 'opening', 'interest', 'payment', 'principal', 'closing']
