import { registrationPasswordProblem, resetPasswordProblem } from './password-rules'

test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Short1', 'Password must be at least 8 characters long'],
  ['lowercase', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE', 'Password must contain at least one lowercase letter'],
  ['NoNumbers', 'Password must contain at least one number'],
  ['Secret123', null],
])('registering with the password %p returns %p', (password, problem) => {
  expect(registrationPasswordProblem(password)).toBe(problem)
})

test.each([
  ['12345', 'Password must be at least 6 characters long'],
  ['123456', null],
])('resetting to the password %p returns %p', (password, problem) => {
  expect(resetPasswordProblem(password)).toBe(problem)
})
