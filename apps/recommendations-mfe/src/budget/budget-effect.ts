import type { BudgetRule, Plan, PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, monthInWords } from '@solvent/money'
import { budgetOf, courseAnswer } from '@solvent/plan/answers'
import { formatAmount } from '@solvent/ui'

type PlanOptions = Pick<Plan, 'strategy' | 'reserve'>

/** What a budget means, as text: the money each month, what it leaves to live on, and when the debts end with it. */
export function budgetEffect(inputs: PlanInputs, budget: BudgetRule, options: PlanOptions): string {
  const given = { ...inputs, budget }
  return [moneyText(given, budget), endText(given, options)].filter(Boolean).join(' ')
}

function moneyText(inputs: PlanInputs, budget: BudgetRule): string {
  const { monthly_income } = inputs
  const monthly = budgetOf(inputs)
  const income = backToMinor(monthly_income)
  if (income === 0n) return ''
  if (monthly > income) return `That is more than your income of ${formatAmount(monthly_income)}.`
  const left = `leaves ${formatAmount(fromMinor(income - monthly))} to live on`
  if (budget.kind === 'share') return `That is ${formatAmount(fromMinor(monthly))} a month and ${left}.`
  return `That is ${(monthly * 100n + income / 2n) / income}% of your income and ${left}.`
}

function endText(inputs: PlanInputs, { strategy, reserve }: PlanOptions): string {
  if (inputs.liabilities.length === 0) return ''
  const { debt_free_month, total_interest } = courseAnswer(inputs, { strategy, reserve })
  if (debt_free_month === null) return 'Your debts would not be paid off.'
  const interest = formatAmount(total_interest)
  return `You would be debt-free in ${monthInWords(debt_free_month)}, with ${interest} of interest.`
}
