import { datesIn } from './dates'

/** A Wednesday. */
const TODAY = '2026-03-11'

test.each<[string, string[]]>([
  ['today', ['2026-03-11']],
  ['this morning', ['2026-03-11']],
  ['tonight', ['2026-03-11']],
  ['yesterday', ['2026-03-10']],
  ['yesterday evening', ['2026-03-10']],
  ['last night', ['2026-03-10']],
  ['the day before yesterday', ['2026-03-09']],
  ['tomorrow', ['2026-03-12']],
  ['3 days ago', ['2026-03-08']],
  ['two weeks ago', ['2026-02-25']],
  ['a week ago', ['2026-03-04']],
  ['in 3 days', ['2026-03-14']],
  ['on Friday', ['2026-03-06']],
  ['Tue', ['2026-03-10']],
  ['last Friday', ['2026-03-06']],
  ['last Wednesday', ['2026-03-04']],
  ['this past Sunday', ['2026-03-08']],
  ['last Monday', ['2026-03-09', '2026-03-02']],
  ['on Wednesday', ['2026-03-11', '2026-03-04']],
  ['next Friday', ['2026-03-13', '2026-03-20']],
  ['this Friday', ['2026-03-13']],
  ['on the 3rd', ['2026-03-03']],
  ['on the 11th', ['2026-03-11']],
  ['on the 12th', ['2026-02-12']],
  ['March 3', ['2026-03-03']],
  ['3 March 2026', ['2026-03-03']],
  ['on the 3rd of March', ['2026-03-03']],
  ['Dec 24th', ['2025-12-24']],
  ['2026-11-03', ['2026-11-03']],
  ['on 2026-03-01', ['2026-03-01']],
  ['3/14/2026', ['2026-03-14']],
  ['14.3.2026', ['2026-03-14']],
  ['3/4/2026', ['2026-04-03', '2026-03-04']],
  ['lunch yesterday 12.50', ['2026-03-10']],
  ['yesterday and today', ['2026-03-10', '2026-03-11']],
])('on a Wednesday, %j is %p', (text, dates) => {
  expect([...datesIn(text, TODAY)].sort()).toEqual([...dates].sort())
})

test.each([
  '',
  'lunch 12.50',
  'at 12:30',
  'last week',
  'in March',
  'Feb 30',
  '2026-02-30',
  'on the 31st',
  '12 march 5',
])('%j contains no day', (text) => {
  expect(datesIn(text, TODAY)).toEqual([])
})

test.each([
  ['on the 30th', '2026-01-05', '2025-12-30'],
  ['yesterday', '2026-01-01', '2025-12-31'],
  ['yesterday', '2028-03-01', '2028-02-29'],
  ['last night', '2026-03-01', '2026-02-28'],
  ['3 days ago', '2026-03-30', '2026-03-27'],
  ['on Sunday', '2026-03-30', '2026-03-29'],
])('%j on %s is %s, across month and year boundaries', (text, today, date) => {
  expect(datesIn(text, today)).toEqual([date])
})

test('an invalid today throws', () => {
  expect(() => datesIn('lunch', '2026-02-30')).toThrow(RangeError)
})
