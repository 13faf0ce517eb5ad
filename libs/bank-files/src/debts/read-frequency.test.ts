import { frequencyIn, splitPeriod } from './read-frequency'

test.each([
  'biweekly',
  'Bi-weekly',
  'fortnightly',
  'every fortnight',
  'every two weeks',
  'Every 2 weeks',
  '2 weeks',
  'Biweekly (every 2 weeks)',
  '2-weekly',
  'every other week',
  'every second week',
  '14 days',
  'every 14 days',
  'zweiwöchentlich',
  'alle zwei Wochen',
  'alle 14 Tage',
  '14-tägig',
  'vierzehntägig',
  'cada dos semanas',
  'cada 14 días',
  'toutes les deux semaines',
  'tous les 14 jours',
])('“%s” is every 2 weeks', (text) => {
  expect(frequencyIn(text)).toBe('biweekly')
})

test.each([
  'twice a week',
  'twice every two weeks',
  'semi-weekly',
  'every two months',
  'biweekly or monthly',
  'weekly or fortnightly',
  'bimonthly',
  'quincenal',
  'every 3 weeks',
  '12 weeks',
  '214 days',
  'due in 14 days',
  'the next two weeks',
])('“%s” is no frequency that a debt can have', (text) => {
  expect(frequencyIn(text)).toBeNull()
})

test.each([
  ['50 every 2 weeks', '50', '2 weeks'],
  ['1.250,50 € alle 14 Tage', '1.250,50 €', '14 Tage'],
  ['$25/2 weeks', '$25', '2 weeks'],
  ['50 every two weeks', '50', 'every two weeks'],
  ['$90 fortnightly', '$90', 'fortnightly'],
])('“%s” is an amount of %s with a period', (text, amount, period) => {
  expect(splitPeriod(text)).toEqual({ amount, period })
  expect(frequencyIn(period)).toBe('biweekly')
})
