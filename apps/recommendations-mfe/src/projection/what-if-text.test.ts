import { whatIfText } from './what-if-text'

const TODAY = '2026-03-10'

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
    'debt-free in March 2027, 7 months sooner, saves $812.40 in interest.',
  ],
  ['only cheaper', debtFree(20, '2027-10', 999.99), 'saves $0.01 in interest.'],
  ['only sooner', debtFree(19, '2027-09', 1000), 'debt-free in September 2027, 1 month sooner.'],
  [
    'later and dearer',
    debtFree(33, '2028-11', 1200),
    'debt-free in November 2028, 1 year 1 month later, costs $200.00 more in interest.',
  ],
  ['the same', baseline, 'no change to your payoff date or interest.'],
  ['not enough', never, 'still not debt-free. Try a higher amount.'],
])('describes a what-if that is %s', (_, after, text) => {
  expect(whatIfText({ extra_per_month: 50 }, { today: TODAY, before: baseline, after })).toBe(
    `If you pay $50.00 more each month: ${text}`,
  )
})

test.each([
  [{ lump_sum: 900, on: TODAY }, 'If you pay $900.00 more today: '],
  [{ lump_sum: 900, on: '2026-06-01' }, 'If you pay $900.00 more on 1 June: '],
  [
    { extra_per_month: 50, lump_sum: 900, on: '2026-06-01' },
    'If you pay $50.00 more each month and $900.00 on 1 June: ',
  ],
])('names what is tried: %j', (whatIf, text) => {
  expect(whatIfText(whatIf, { today: TODAY, before: baseline, after: baseline })).toBe(
    `${text}no change to your payoff date or interest.`,
  )
})

test('describes a what-if that makes the user debt-free at all', () => {
  expect(whatIfText({ extra_per_month: 50 }, { today: TODAY, before: never, after: baseline })).toBe(
    'If you pay $50.00 more each month: debt-free in October 2027.',
  )
})
