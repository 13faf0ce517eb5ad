import type { Plan, PlanInputs } from '@solvent/contracts'
import { backToMinor, fromMinor, monthInWords, monthsBetween, monthsInWords } from '@solvent/money'
import { courseAnswer, planAnswer } from '@solvent/plan/answers'
import { formatAmount } from '@solvent/ui'

type PlanOptions = Pick<Plan, 'strategy' | 'reserve'>

/** What a cushion means, as text: how much of it the accounts hold, what this month sets aside, and its price. */
export function cushionEffect(inputs: PlanInputs, cushion: number, options: PlanOptions): string {
  return [
    fillText({ ...inputs, cushion }, options),
    inputs.liabilities.length > 0 && priceText(inputs, cushion, options),
  ]
    .filter(Boolean)
    .join(' ')
}

function fillText(inputs: PlanInputs, options: PlanOptions): string {
  const { filled } = planAnswer(inputs, options).cushion
  const held = `Your accounts hold ${formatAmount(inputs.liquid_assets ?? 0)}.`
  if (filled === 0) return `${held} Nothing has to be set aside this month.`
  return `${held} This month sets aside ${formatAmount(filled)} before anything extra is paid.`
}

function priceText(inputs: PlanInputs, cushion: number, options: PlanOptions): string {
  const without = courseAnswer({ ...inputs, cushion: 0 }, options)
  const withIt = courseAnswer({ ...inputs, cushion }, options)
  if (without.debt_free_month === null) return ''
  if (withIt.debt_free_month === null) return 'Your debts would not be paid off.'
  const later = monthsBetween(`${without.debt_free_month}-01`, `${withIt.debt_free_month}-01`)
  const cost = backToMinor(withIt.total_interest) - backToMinor(without.total_interest)
  if (later === 0 && cost <= 0n) return 'It does not delay the end of your debts.'
  const price = cost > 0n ? `It costs ${formatAmount(fromMinor(cost))} in interest` : 'It costs no interest'
  const end = `you would be debt-free in ${monthInWords(withIt.debt_free_month)}`
  return later > 0 ? `${price}, and ${end}, ${monthsInWords(later)} later.` : `${price}.`
}
