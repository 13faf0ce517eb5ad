import { emptyTrial, goalOf, problemOfDay, problemOfGoal, scaleFor, toWhatIf } from './what-if'

test.each([
  [0, 100, 1],
  [500, 500, 5],
  [2100, 2500, 25],
  [9580, 10_000, 100],
  [240_000, 250_000, 2500],
])('a slider for %s goes to %s in steps of %s', (amount, max, step) => {
  expect(scaleFor(amount)).toEqual({ max, step })
})

test('a one-off sum is sent with its day', () => {
  const trial = { extraPerMonth: 50, lumpSum: 900, on: '2026-06-01' }
  expect(toWhatIf(trial, '2026-03-10')).toEqual({ extra_per_month: 50, lump_sum: 900, on: '2026-06-01' })
})

test('an empty what-if sends no parameters', () => {
  expect(toWhatIf({ extraPerMonth: 0, lumpSum: 0, on: '2026-03-10' }, '2026-03-10')).toEqual({})
})

test.each(['', '2026-03-09', '2026-13-01'])('the day %j is invalid and replaced by today', (on) => {
  expect(problemOfDay(on, '2026-03-10')).toBe('Choose today or a later date')
  expect(toWhatIf({ extraPerMonth: 0, lumpSum: 5, on }, '2026-03-10')).toEqual({
    lump_sum: 5,
    on: '2026-03-10',
  })
})

test.each([
  ['', undefined, null],
  ['2028-06', undefined, '2028-06'],
  ['2026-03', undefined, '2026-03'],
  ['2026-02', 'Choose this month or a later one', null],
  ['June', 'Enter the year and month, such as 2028-06', null],
  ['2028-13', 'Enter the year and month, such as 2028-06', null],
])('the goal %j is validated', (debtFreeBy, problem, month) => {
  expect(problemOfGoal(debtFreeBy, '2026-03-10')).toBe(problem)
  expect(goalOf({ ...emptyTrial('2026-03-10'), debtFreeBy }, '2026-03-10')).toBe(month)
})
