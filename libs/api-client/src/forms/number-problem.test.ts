import { numberProblem } from './number-problem'

test.each([
  ['1.200,50', 'Enter 1200.50'],
  ['1200,5', 'Enter 1200.5'],
  ['1.200.000', 'Enter 1200000'],
  ['1 200,50', 'Enter 1200.50'],
  ["1'200.50", 'Enter 1200.50'],
  ['€1.200,50', 'Enter 1200.50'],
  ['5,25 %', 'Enter 5.25'],
  ['1.200', 'At most two decimals'],
  ['12.345', 'At most two decimals'],
  ['1.200,505', 'At most two decimals'],
])('%s gives the message "%s"', (text, problem) => {
  expect(numberProblem(text)).toBe(problem)
})

test.each(['', '12.50', '1200', 'ten', '-5', '1,2,3', '1.2.3'])('"%s" gives no message', (text) => {
  expect(numberProblem(text)).toBeNull()
})
