import type { PlanInputs, WhatIf } from '@solvent/contracts'
import { ledgerAnswer, projectionAnswer } from '@solvent/plan/answers'
import { type FileFormat, jsonFile } from './file-format'
import { planCsv } from './plan-csv'

/** Every month of every debt, with the inputs. */
export function monthsFile(inputs: PlanInputs, scenario: WhatIf, format: FileFormat): string {
  const ledger = ledgerAnswer(inputs, scenario)
  const { inputs: _, ...projection } = projectionAnswer(inputs, scenario)
  if (format === 'json') return jsonFile({ inputs, what_if: scenario, projection, ledger })
  const { today, strategy, available_budget, ending, debt_free_month, total_interest, total_paid } =
    projection
  const figures = {
    today,
    strategy,
    available_budget,
    paid_this_month: inputs.paid_this_month,
    kept: inputs.kept,
    income_so_far: inputs.income_so_far,
    received: inputs.received?.left,
    ...scenario,
    ending,
    debt_free_month,
    total_interest,
    total_paid,
  }
  const rows = ledger.map((row) => ({ ...row }))
  return planCsv(figures, COLUMNS, rows, [
    ...inputs.liabilities.map((liability) => ['liability', liability] as const),
    ...inputs.expected.map((sum) => ['expected', sum] as const),
  ])
}

const COLUMNS = ['month', 'liability_type', 'description', 'interest', 'payment', 'balance', 'liability_id']
