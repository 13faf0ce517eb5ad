import { guessLiabilityType } from './guess-liability-type'

test.each([
  ['Mortgage', 'Mortgage'],
  ['First Bank MORTGAGE', 'Mortgage'],
  ['Car loan', 'Car Loan'],
  ['Auto (Honda)', 'Car Loan'],
  ['student loan 2', 'Student Loan'],
  ['Store card', 'Credit Card'],
  ['Visa', 'Credit Card'],
  ['Cardiff Finance', 'Personal Loan'],
  ['Carla', 'Personal Loan'],
  ['Aunt May', 'Personal Loan'],
])('"%s" is taken for a %s', (name, type) => {
  expect(guessLiabilityType(name)).toBe(type)
})
