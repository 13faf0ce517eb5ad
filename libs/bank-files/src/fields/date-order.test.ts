import { dateOrders, isDateText, readDate } from './date-order'

test.each([
  ['13/01/2026', 'dmy', '2026-01-13'],
  ['01/13/2026', 'mdy', '2026-01-13'],
  ["3/ 1'26", 'mdy', '2026-03-01'],
  ['1.3.2026', 'dmy', '2026-03-01'],
  ['2026-03-01', 'ymd', '2026-03-01'],
  ['2026/3/1', 'ymd', '2026-03-01'],
  ['2026. 03. 01.', 'ymd', '2026-03-01'],
  ['20260301', 'ymd', '2026-03-01'],
  ['31012026', 'dmy', '2026-01-31'],
  ['2026-03-01T23:59:59Z', 'ymd', '2026-03-01'],
  ['2026-03-01T23:59:59.123+01:00', 'ymd', '2026-03-01'],
  ['03/01/2026 11:05 PM', 'mdy', '2026-03-01'],
  ['01.03.26', 'dmy', '2026-03-01'],
  ['01.03.98', 'dmy', '1998-03-01'],
  ['01-Mar-2026', 'dmy', '2026-03-01'],
  ['1. März 2026', 'dmy', '2026-03-01'],
  ['1er févr. 2026', 'dmy', '2026-02-01'],
  ['1 de marzo de 2026', 'dmy', '2026-03-01'],
  ['Mar 1, 2026', 'mdy', '2026-03-01'],
  ['2026年3月1日', 'ymd', '2026-03-01'],
] as const)('%s is read in the order %s', (text, order, day) => {
  expect(readDate(text, order, 1)).toBe(day)
  expect(isDateText(text)).toBe(true)
})

test.each([
  '',
  'total',
  '12.50',
  '1234',
  '31.02.2026',
  '2026-13-01',
  '1,234.56',
  '12:30',
  'DE42 1234',
  '1 of 2 2026',
])('“%s” is no date', (text) => {
  expect(isDateText(text)).toBe(false)
})

test('one day later than the 12th decides the order of a file', () => {
  expect(dateOrders(['01/02/2026', '13/02/2026'])).toEqual(['dmy'])
  expect(dateOrders(['01/02/2026', '02/13/2026'])).toEqual(['mdy'])
})

test('dates that fit several orders keep them, the usual one for the separator first', () => {
  expect(dateOrders(['01/02/2026', '02/02/2026'])).toEqual(['mdy', 'dmy'])
  expect(dateOrders(['01.02.2026', '02.02.2026'])).toEqual(['dmy', 'mdy'])
})

test('the order in which the dates of a file ascend or descend comes first', () => {
  expect(dateOrders(['05/02/2026', '07/02/2026', '02/03/2026', '11/03/2026'])).toEqual(['dmy', 'mdy'])
  expect(dateOrders(['11.03.2026', '02.03.2026', '07.02.2026'].reverse())).toEqual(['dmy', 'mdy'])
  expect(dateOrders(['03.11.2026', '03.02.2026', '02.07.2026'])).toEqual(['mdy', 'dmy'])
})

test('a file of one month is not read as the same day of every month', () => {
  expect(dateOrders(['02/03/2026', '05/03/2026', '09/03/2026', '12/03/2026'])).toEqual(['dmy', 'mdy'])
})

test('years with two digits come first only where they look like years', () => {
  expect(dateOrders(['26/03/01', '26/03/14', '26/03/30'])).toEqual(['ymd'])
  expect(dateOrders(['28/03/26', '29/03/26', '30/03/26'])).toEqual(['dmy'])
})

test('if no order fits all dates, the one that fits most is used', () => {
  expect(dateOrders(['13/02/2026', '14/02/2026', '15/02/2026', '02/15/2026'])).toEqual(['dmy'])
})

test.each([
  ['30.02.2026', 'Line 7: The date 30.02.2026 does not exist.'],
  ['30.12.1899', 'Line 7: The date 30.12.1899 is too long ago.'],
  ['soon', 'Line 7: “soon” is not a date.'],
])('%s is refused', (text, message) => {
  expect(() => readDate(text, 'dmy', 7)).toThrow(message)
})
