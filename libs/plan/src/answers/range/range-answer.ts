import { isCard, type PlanInputs, type ProjectionRange, type WhatIf } from '@solvent/contracts'
import { monthInWords } from '@solvent/money'
import { projectPayoff } from '../../projection/project-payoff'
import { type MonthRange, simulate } from '../../range/simulate'
import { type Cause, MAX_MONTHS_LATE, RATE_CHANGE, type Uncertainty } from '../../range/vary'
import { projectionInput } from '../what-if'

/** By how many percent a year's income is assumed to differ from what the plan counts on. */
const INCOME_PERCENT = 10
const IRREGULAR_INCOME_PERCENT = 25

/**
 * When the debts end in eight of ten simulated runs, in all and by each cause alone. The same inputs have the same
 * answer.
 *
 * @throws RangeError as `projectPayoff` does
 */
export function rangeAnswer(inputs: PlanInputs, whatIf: WhatIf = {}): ProjectionRange {
  const { strategy = 'avalanche' } = whatIf
  const input = { ...projectionInput(inputs, whatIf), strategy }
  const uncertainty = uncertaintyOf(inputs)
  const simulation = simulate(input, projectPayoff(input), uncertainty)
  if (!simulation) return { range: null }
  const { runs, all, causes } = simulation
  return {
    range: {
      runs,
      ...all,
      text: rangeText(all),
      causes: causes.map(({ cause, range }) => ({
        cause,
        assumption: assumptionText(cause, uncertainty),
        ...range,
        text: rangeText(range),
      })),
    },
  }
}

/** A fixed budget does not follow the income. Rates of cards change, and what comes after a promotion. */
function uncertaintyOf({ budget, pay, liabilities }: PlanInputs): Uncertainty {
  const isShare = budget === undefined || budget.kind === 'share'
  const percent = pay?.kind === 'irregular' ? IRREGULAR_INCOME_PERCENT : INCOME_PERCENT
  const isVariable = (debt: PlanInputs['liabilities'][number]) =>
    isCard(debt) || debt.lender_terms?.rate_changes !== undefined
  return {
    incomePercent: isShare ? percent : 0,
    variableRates: new Set(liabilities.filter(isVariable).map(({ id }) => id)),
  }
}

/** "In 8 of 10 cases between March and July 2029." */
function rangeText({ from, to }: MonthRange): string {
  if (from === null) return 'In 9 of 10 cases your debts are not paid off with this budget.'
  if (to === null) {
    return `In 9 of 10 cases not before ${monthInWords(from)}, and in some your debts are not paid off.`
  }
  if (from === to) return `In 8 of 10 cases in ${monthInWords(from)}.`
  const [year] = to.split('-')
  const first = monthInWords(from)
  // The year is said once: "between March and July 2029".
  const start = from.startsWith(`${year}-`) ? first.replace(` ${year}`, '') : first
  return `In 8 of 10 cases between ${start} and ${monthInWords(to)}.`
}

function assumptionText(cause: Cause, { incomePercent }: Uncertainty): string {
  const texts: Readonly<Record<Cause, string>> = {
    income: `Your income is up to ${incomePercent}% higher or lower in each year.`,
    expected: `Expected income comes up to ${MAX_MONTHS_LATE} months late, or not at all, by its confidence.`,
    rates: `The rates of cards and after promotions go up by up to ${RATE_CHANGE.most / 100} points, or down by up to ${-RATE_CHANGE.least / 100}.`,
  }
  return texts[cause]
}
