import { paymentRefusal } from './payment-rules'

/** Not a currency, to show that the caller's format is used. */
const money = (minor: bigint) => `${minor} cents`
const payment = { amount: 100_00n, remaining: 1200_00n, source: 'Cash', available: 5000_00n, money }

test.each([
  [{ amount: 0n }, 'Payment amount must be greater than 0'],
  [{ amount: -1n }, 'Payment amount must be greater than 0'],
  [{ amount: 1200_01n }, 'Payment amount cannot exceed remaining balance'],
  [{ amount: 1200_01n, available: 10_00n }, 'Payment amount cannot exceed remaining balance'],
  [{ available: 99_50n }, 'Insufficient funds in Cash. Available: 9950 cents'],
])('a payment with %p is rejected: %s', (change, message) => {
  expect(paymentRefusal({ ...payment, ...change })?.message).toBe(message)
})

test('the full remaining balance can be paid with exactly enough money', () => {
  expect(paymentRefusal({ ...payment, amount: 1200_00n, available: 1200_00n })).toBeNull()
})
