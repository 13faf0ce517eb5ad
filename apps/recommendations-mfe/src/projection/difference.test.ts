import { differenceText } from './difference'

const debtFree = (months: number, month: string, interest: number) =>
  ({
    ending: 'debt_free',
    months_to_debt_free: months,
    debt_free_month: month,
    total_interest: interest,
  }) as const
const never = {
  ending: 'never',
  months_to_debt_free: null,
  debt_free_month: null,
  total_interest: 900,
} as const
const baseline = debtFree(20, '2027-10', 1000)

test.each([
  [
    'sooner and cheaper',
    debtFree(13, '2027-03', 187.6),
    'Debt-free in March 2027, 7 months sooner, saves $812.40 in interest.',
  ],
  ['only cheaper', debtFree(20, '2027-10', 999.99), 'Saves $0.01 in interest.'],
  ['only sooner', debtFree(19, '2027-09', 1000), 'Debt-free in September 2027, 1 month sooner.'],
  [
    'later and dearer',
    debtFree(33, '2028-11', 1200),
    'Debt-free in November 2028, 1 year 1 month later, costs $200.00 more in interest.',
  ],
  ['the same', baseline, 'No change to your payoff date or interest.'],
  ['not enough', never, 'This is not enough to become debt-free. Try a higher amount.'],
])('describes a what-if that is %s', (_, after, text) => {
  expect(differenceText(baseline, after)).toBe(text)
})

test('describes a what-if that makes the user debt-free at all', () => {
  expect(differenceText(never, baseline)).toBe('You would be debt-free in October 2027.')
})
