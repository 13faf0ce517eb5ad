import type { PlanInputs } from '@solvent/contracts'
import { fromMinor, monthInWords, toMinor } from '@solvent/money'
import { planAnswer } from './answers/plan-answer'
import { projectionAnswer } from './answers/projection-answer'
import { instalmentAmount } from './instalment'
import { type Scenario, scenarios, type Terms } from './testing/scenarios'

/** The inputs of the plan and the projection. */
function inputsOf({ today, income, held, paidThisMonth = 0, debts, expected = [] }: Scenario): PlanInputs {
  return {
    today,
    monthly_income: income,
    paid_this_month: paidThisMonth,
    ...(held !== undefined && { liquid_assets: held }),
    liabilities: debts.map(toDebt),
    expected,
  }
}

function toDebt(terms: Terms, index: number): PlanInputs['liabilities'][number] {
  const { type, owed, paid = 0, of = 12, every = 'monthly', due, rate = 0, priority = 50, credit = 0 } = terms
  const contract = { total: toMinor(owed), count: of, rateBp: Math.round(rate * 100), frequency: every }
  return {
    id: `0b000000-0000-4000-8000-00000000000${index}`,
    liability_type: type,
    description: '',
    remaining_amount: owed,
    installment_amount: terms.instalment ?? fromMinor(instalmentAmount(contract)),
    installments_total: of,
    installments_paid: paid,
    credit,
    frequency: every,
    due_date: due,
    interest_rate: rate,
    priority_score: priority,
  }
}

function sentencesOf(one: Scenario): string[] {
  const inputs = inputsOf(one)
  const { notice, funds_notice, reserve_notice, shortfall, recommendations } = planAnswer(inputs)
  const { notice: projectionNotice, debt_free_month: end } = projectionAnswer(inputs)
  const items = recommendations.flatMap(({ liability, recommended_action, advice, explanation }) => [
    `${liability.liability_type}: ${recommended_action}`,
    advice,
    explanation,
  ])
  const headline = end === null ? null : `Debt-free in ${monthInWords(end)}`
  const all = [
    notice,
    funds_notice,
    reserve_notice,
    shortfall?.meaning,
    shortfall?.relief,
    ...items,
    projectionNotice,
    headline,
  ]
  return all.filter((sentence): sentence is string => Boolean(sentence))
}

/** Every sentence a user reads in each scenario: about the month, then about the projection. */
const expectedSentences: Record<string, string[]> = {
  'a payday loan at 99%': [
    "This plan needs $500.00, but your accounts hold $150.00. You can't pay more than an account holds. If you have more money, add it to your assets.",
    'Payday Loan: Pay this month: $500.00 extra to save interest - this pays it off',
    'Rank 1 of 1 with 62 of 100 points (due in 13 days). Nothing is due this month. The extra $500.00 goes here because this is your only debt that charges interest (99%).',
    'Debt-free in November 2026',
  ],
  'a mortgage and a card': [
    'Mortgage: No payment needed this month - next due 1 December',
    'Rank 1 of 2 with 70 of 100 points (due in 9 days). Nothing is due this month.',
    'Credit Card: Pay this month: $2,100.00 ($124.51 due 25 November + $1,975.49 extra to save interest)',
    'Rank 2 of 2 with 65 of 100 points (due in 3 days). $124.51 is due this month, and the budget covers it. The extra $1,975.49 goes here because this is your most expensive debt (22%).',
    'Debt-free in August 2035',
  ],
  'no income': [
    'Add your monthly income to see what you can pay this month.',
    '$824.51 is due this month, but without an income there is no budget. Late payments may cost a fee.',
    'Your accounts hold $5,000.00 beyond these payments: pay it from there.',
    "Rent: Not covered by this month's budget: $700.00 due 28 November",
    "$700.00 is not in this month's budget: pay it from your savings by 28 November.",
    'Rank 1 of 2 with 74 of 100 points (due in 6 days). $700.00 is due this month, but without an income there is no budget.',
    "Credit Card: Not covered by this month's budget: $124.51 due 25 November",
    "$124.51 is not in this month's budget: pay it from your savings by 25 November.",
    'Rank 2 of 2 with 65 of 100 points (due in 3 days). $124.51 is due this month, but without an income there is no budget.',
    'Add your monthly income to see when your debts are paid off. At $824.51 a month you would pay every installment on time and be debt-free in December 2027. At $135.60 it would be June 2073, with late payments in 559 months.',
  ],
  'everything overdue': [
    "You're $590.00 over budget this month. Late payments may cost a fee.",
    'Your accounts hold $1,900.00 beyond these payments and a cushion of $1,000.00: pay it from there.',
    'Rent: Pay this month: $700.00 overdue since 1 November',
    'Rank 1 of 3 with 84 of 100 points (21 days overdue). $700.00 is due this month, all of it overdue, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Credit Card: Pay this month: $1,400.00 of $1,900.00 overdue in 19 installments since 22 October 2013 - budget is short by $500.00',
    "$500.00 is not in this month's budget: pay it from your savings now.",
    'Rank 2 of 3 with 74 of 100 points (13 years 1 month overdue). $1,900.00 is due this month, all of it overdue; after the debts ranked higher, $1,400.00 of your budget is left for it.',
    "Utilities: Not covered by this month's budget: $90.00 overdue in 3 installments since 20 September",
    "$90.00 is not in this month's budget: pay it from your savings now.",
    'Rank 3 of 3 with 71 of 100 points (2 months 2 days overdue). $90.00 is due this month, all of it overdue; the debts ranked higher use up your budget.',
    'In November 2026 your budget is $590.00 short.',
    'Debt-free in October 2027',
  ],
  'a weekly rent': [
    'Rent: Pay this month: $500.00 due, $250.00 of it overdue since 20 November and the rest due 27 November',
    'Rank 1 of 1 with 81 of 100 points (2 days overdue). $500.00 is due this month, $250.00 of it overdue, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in October 2027',
  ],
  'a yearly insurance next month': [
    "Keep $275.00 for 10 December: that month's payments are higher than its budget.",
    'Credit Card: Pay this month: $775.00 ($124.51 due 25 November + $650.49 extra to save interest)',
    'Rank 1 of 2 with 65 of 100 points (due in 3 days). $124.51 is due this month, and the budget covers it. The extra $650.49 goes here because this is your only debt that charges interest (22%).',
    'Insurance: No payment needed this month - next due 10 December',
    'Rank 2 of 2 with 50 of 100 points (due in 18 days). Nothing is due this month. It charges no interest, so paying it early saves nothing.',
    'Debt-free in December 2028',
  ],
  'a budget that is exactly the dues': [
    'Rent: Pay this month: $700.00 due 28 November',
    'Rank 1 of 1 with 74 of 100 points (due in 6 days). $700.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in October 2027',
  ],
  'a budget one cent short': [
    "You're $0.01 over budget this month. Late payments may cost a fee.",
    'Your accounts hold $3,300.00 beyond these payments and a cushion of $1,000.00: pay it from there.',
    'Rent: Pay this month: $700.00 of $700.01 due 28 November - budget is short by $0.01',
    "$0.01 is not in this month's budget: pay it from your savings by 28 November.",
    'Rank 1 of 1 with 74 of 100 points (due in 6 days). $700.01 is due this month; the budget covers $700.00 of it.',
    'In November 2026 your budget is $0.01 short. 10 more months are also short. At $700.01 a month you would pay every installment on time and be debt-free in October 2027.',
    'Debt-free in October 2027',
  ],
  'a last instalment paid in part': [
    'Credit Card: Pay this month: $40.00 due 25 November - this pays it off',
    'Rank 1 of 1 with 68 of 100 points (due in 3 days). $40.00 is due this month, and the budget covers it.',
    'Debt-free in November 2026',
  ],
  'debts at 0% only': [
    'Sofa: Pay this month: $100.00 due 30 November',
    'Rank 1 of 2 with 55 of 100 points (due in 8 days). $100.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Phone: No payment needed this month - next due 15 December',
    'Rank 2 of 2 with 47 of 100 points (due in 23 days). Nothing is due this month. It charges no interest, so paying it early saves nothing.',
    'Debt-free in April 2027',
  ],
  'huge amounts': [
    'Mortgage: Pay this month: $63,000,000.00 ($48,313,946.08 due 30 November + $14,686,053.92 extra to save interest)',
    'Rank 1 of 1 with 55 of 100 points (due in 8 days). $48,313,946.08 is due this month, and the budget covers it. The extra $14,686,053.92 goes here because this is your only debt that charges interest (5%).',
    'Debt-free in December 2044',
  ],
  'a debt entered in its middle': [
    'Mortgage: Pay this month: $2,100.00 extra to save interest',
    'Rank 1 of 1 with 61 of 100 points (due in 23 days). Nothing is due this month. The extra $2,100.00 goes here because this is your only debt that charges interest (3.5%).',
    'Debt-free in June 2038',
  ],
  'one instalment left': [
    'Credit Card: Pay this month: $99.50 due 30 November - this pays it off',
    'Rank 1 of 1 with 63 of 100 points (due in 8 days). $99.50 is due this month, and the budget covers it.',
    'Debt-free in November 2026',
  ],
  'due today': [
    'Rent: Pay this month: $700.00 due today',
    'Rank 1 of 1 with 81 of 100 points (due today). $700.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in October 2027',
  ],
  'due tomorrow, which is next month': [
    "Rent: Due soon: $700.00 on 1 December - from next month's budget",
    'Rank 1 of 1 with 80 of 100 points (due in 1 day). Nothing is due this month. It charges no interest, so paying it early saves nothing.',
    'Debt-free in November 2027',
  ],
  'no due date': [
    'Credit Card: Pay this month: $1,200.00 extra to save interest - this pays it off',
    'Rank 1 of 2 with 29 of 100 points (no due date). It has no due date, so nothing is due. The extra $1,200.00 goes here because this is your only debt that charges interest (20%).',
    'Family: No due date set - add one to schedule payments',
    'Rank 2 of 2 with 22 of 100 points (no due date). It has no due date, so nothing is due. It charges no interest, so paying it early saves nothing.',
    'One of your debts has no due date, so we cannot plan its payments. Add its due date.',
  ],
  'a loan that starts in four months': [
    'Rent: Pay this month: $700.00 due 28 November',
    'Rank 1 of 2 with 74 of 100 points (due in 6 days). $700.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Car Loan: Pay this month: $1,400.00 extra to save interest',
    'Rank 2 of 2 with 32 of 100 points (due in 4 months 24 days). Nothing is due this month. The extra $1,400.00 goes here because this is your only debt that will charge interest (8%, from 15 March 2027).',
    'Debt-free in October 2027',
  ],
  'a quarterly tax': [
    "You're $200.00 over budget this month. Late payments may cost a fee.",
    'Your accounts hold $3,300.00 beyond these payments and a cushion of $1,000.00: pay it from there.',
    'Other: Pay this month: $700.00 of $900.00 due 30 November - budget is short by $200.00',
    "$200.00 is not in this month's budget: pay it from your savings by 30 November.",
    'Rank 1 of 1 with 54 of 100 points (due in 8 days). $900.00 is due this month; the budget covers $700.00 of it.',
    'In November 2026 your budget is $200.00 short.',
    'Debt-free in August 2027',
  ],
  'two identical debts': [
    'Credit Card: Pay this month: $1,975.49 ($124.51 due 25 November + $1,850.98 extra to save interest)',
    'Rank 1 of 2 with 65 of 100 points (due in 3 days). $124.51 is due this month, and the budget covers it. The extra $1,850.98 goes here because none of your open debts that charge interest this month is more expensive (22%).',
    'Credit Card: Pay this month: $124.51 due 25 November',
    'Rank 2 of 2 with 65 of 100 points (due in 3 days). $124.51 is due this month, and the budget covers it.',
    'Debt-free in January 2027',
  ],
  'completed debts beside open ones': [
    'Rent: Pay this month: $700.00 due 28 November',
    'Rank 1 of 1 with 74 of 100 points (due in 6 days). $700.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in October 2027',
  ],
  'a balance of one cent': [
    'Credit Card: Pay this month: $0.01 due 25 November - this pays it off',
    'Rank 1 of 1 with 68 of 100 points (due in 3 days). $0.01 is due this month, and the budget covers it.',
    'Debt-free in November 2026',
  ],
  'the 31st of the month': [
    'Credit Card: Pay this month: $1,900.00 ($124.50 due 28 February + $1,775.50 extra to save interest) - this pays it off',
    'Rank 1 of 1 with 54 of 100 points (due in 18 days). $124.50 is due this month, and the budget covers it. The extra $1,775.50 goes here because this is your only debt that charges interest (22%).',
    'Debt-free in February 2027',
  ],
  'the 29th of February': [
    'Insurance: Pay this month: $250.00 due 29 February',
    'Rank 1 of 1 with 52 of 100 points (due in 9 days). $250.00 is due this month, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in February 2033',
  ],
  'weekly at 0% beside monthly at 99%': [
    'Payday Loan: Pay this month: $500.00 ($126.06 due 25 November + $373.94 extra to save interest) - this pays it off',
    'Rank 1 of 2 with 70 of 100 points (due in 3 days). $126.06 is due this month, and the budget covers it. The extra $373.94 goes here because this is your only debt that charges interest (99%).',
    'Sofa: Pay this month: $50.00 due, $25.00 of it overdue since 20 November and the rest due 27 November',
    'Rank 2 of 2 with 64 of 100 points (2 days overdue). $50.00 is due this month, $25.00 of it overdue, and the budget covers it. It charges no interest, so paying more than that saves nothing.',
    'Debt-free in April 2027',
  ],
  'never at this budget': [
    "You're $419.13 over budget this month. Late payments may cost a fee.",
    'Your accounts hold $4,660.00 beyond these payments and a cushion of $200.00: pay it from there.',
    'Credit Card: Pay this month: $140.00 of $559.13 due 25 November - budget is short by $419.13',
    "$419.13 is not in this month's budget: pay it from your savings by 25 November.",
    'Rank 1 of 1 with 66 of 100 points (due in 3 days). $559.13 is due this month; the budget covers $140.00 of it.',
    'With this budget, your debts are never paid off. At $559.13 a month you would pay every installment on time and be debt-free in October 2028. At $250.01 it would be April 2061, with late payments in 413 months.',
  ],
}

test('every scenario has its expected sentences', () => {
  expect(Object.keys(scenarios)).toEqual(Object.keys(expectedSentences))
  expect(Object.keys(scenarios)).toHaveLength(25)
})

test.each(Object.entries(scenarios))('%s', (name, one) => {
  expect(sentencesOf(one)).toEqual(expectedSentences[name])
})

test.each(Object.entries(scenarios))(
  '%s: a payment is recommended exactly where there is something to pay',
  (_, one) => {
    for (const { amount, recommended_action } of planAnswer(inputsOf(one)).recommendations) {
      expect(recommended_action.includes('Pay this month')).toBe(amount > 0)
    }
  },
)

test.each(Object.entries(scenarios))('%s: no sentence has an ISO date', (_, one) => {
  for (const sentence of sentencesOf(one)) expect(sentence).not.toMatch(/\d{4}-\d\d/)
})
