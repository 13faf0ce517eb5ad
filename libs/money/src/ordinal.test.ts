import { ordinal } from './ordinal'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [31, '31st'],
])('%d is the %s', (day, text) => {
  expect(ordinal(day)).toBe(text)
})
