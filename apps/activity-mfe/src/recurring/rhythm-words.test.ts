import { rhythmInWords } from './rhythm-words'

test.each([
  ['month', 1, '2026-03-20', 'Every month on the 20th'],
  ['month', 3, '2026-01-31', 'Every 3 months on the 31st'],
  ['month', 12, '2028-02-29', 'Every year on 29 February'],
  ['month', 24, '2026-03-20', 'Every 2 years on 20 March'],
  ['week', 1, '2026-03-13', 'Every week on Friday'],
  ['week', 2, '2026-03-13', 'Every 2 weeks on Friday'],
  ['last_working_day', 1, '2026-03-20', 'Every month on the last working day'],
  ['last_working_day', 12, '2026-03-20', 'Every year on the last working day of March'],
] as const)('every %s, %d, from %s reads "%s"', (unit, every, starts_on, words) => {
  expect(rhythmInWords({ unit, every, starts_on })).toBe(words)
})

test('an end is named with its year', () => {
  const rhythm = { unit: 'month', every: 1, starts_on: '2026-03-20', ends_on: '2027-02-28' } as const
  expect(rhythmInWords(rhythm)).toBe('Every month on the 20th until 28 February 2027')
})
