import { readPlanChoice } from './read-plan-choice'

/** A Thursday. */
const person = { today: '2026-11-26', currency: 'USD' } as const

test.each([
  ['I get paid on the 25th', { kind: 'monthly', day: 25 }],
  ["I'm paid monthly on the 1st.", { kind: 'monthly', day: 1 }],
  ['My salary comes on the 28th of every month', { kind: 'monthly', day: 28 }],
  ['Payday is the 15th', { kind: 'monthly', day: 15 }],
  ['I’m paid at the end of the month', { kind: 'monthly', day: 31 }],
  ['I get paid on the last day of each month', { kind: 'monthly', day: 31 }],
  ['I am paid on the 1st and the 15th', { kind: 'twice_a_month', day: 1, second_day: 15 }],
  ['My pay comes in twice a month on the 5th and 20th', { kind: 'twice_a_month', day: 5, second_day: 20 }],
  ['I get paid every two weeks, next on 4 December', { kind: 'two_weeks', first: '2026-12-04' }],
  ["I'm paid biweekly, the last payday was November 20", { kind: 'two_weeks', first: '2026-11-20' }],
  ['I get paid every Friday', { kind: 'weekly', first: '2026-11-27' }],
  ['I get paid weekly on Thursday', { kind: 'weekly', first: '2026-11-26' }],
  ["I'm paid irregularly", { kind: 'irregular' }],
  ['My income is irregular', { kind: 'irregular' }],
])('%s', (message, pay) => {
  expect(readPlanChoice(message, person)).toEqual({ kind: 'paydays', pay })
})

test.each([
  ['Use 60% of my income for debts', { kind: 'share', percent: 60 }],
  ['please put 50 percent of my salary towards my debts', { kind: 'share', percent: 50 }],
  ['Set my budget to 80%', { kind: 'share', percent: 80 }],
  ['Put $500 a month towards my debts', { kind: 'amount', amount: 50_000n }],
  ['set my debt budget to 1,250.50 a month', { kind: 'amount', amount: 125_050n }],
])('%s', (message, choice) => {
  expect(readPlanChoice(message, person)).toEqual(choice)
})

test.each([
  'When do I get paid?',
  'I got paid on the 25th',
  'I get paid on the 45th',
  'I get paid on the 25th, I think',
  'I get paid every two weeks',
  'I get paid every two weeks, next on Friday or Saturday',
  'My sister gets paid on the 25th',
  'I get paid 2000 on the 25th',
  'Use 160% of my income for debts',
  'Use 60% of my income for rent',
  'Put 500 towards my debts',
  'Put €500 a month towards my debts',
  'Set my budget to something else',
  `I get paid on the 25th${' '.repeat(200)}`,
  '',
])('%j is left to the model', (message) => {
  expect(readPlanChoice(message, person)).toBeNull()
})
