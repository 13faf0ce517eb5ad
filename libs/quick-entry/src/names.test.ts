import { namesIn } from './names'

const ACCOUNTS = ['Cash', 'Savings Account', 'Checking Account']
const DEBTS = ['Car Loan', 'Student Loan', 'Credit Card', 'Rent']

test.each<[string, readonly string[], string[]]>([
  ['from savings', ACCOUNTS, ['Savings Account']],
  ['from my SAVINGS account', ACCOUNTS, ['Savings Account']],
  ['from the saving account', ACCOUNTS, ['Savings Account']],
  ['in cash', ACCOUNTS, ['Cash']],
  ['from savings or checking', ACCOUNTS, ['Savings Account', 'Checking Account']],
  ['from my account', ACCOUNTS, []],
  ['lunch', ACCOUNTS, []],
  ['pay the car loan', DEBTS, ['Car Loan']],
  ['pay the loan', DEBTS, ['Car Loan', 'Student Loan']],
  ['my card', DEBTS, ['Credit Card']],
  ['pay the home loan', DEBTS, []],
  ['paid rent', DEBTS, ['Rent']],
  ['rented a bike', DEBTS, []],
  ['emergency savings', ['Savings Account', 'Emergency Savings'], ['Emergency Savings']],
  ['the car loan', ['Loan', 'Car Loan'], ['Car Loan']],
  ['2 shares of acme', ['ACME', 'AAPL'], ['ACME']],
  ['shares of Apple', ['Apple Inc'], ['Apple Inc']],
  ['a taxi for all', ['A', 'ALL'], []],
  ['bought 2 A', ['A', 'ALL'], ['A']],
  ['', ACCOUNTS, []],
  ['savings', [], []],
  ['savings', ['', ' - '], []],
])('%j with the names %p contains %p', (text, names, named) => {
  expect(namesIn(text, names)).toEqual(named)
})
