import { paymentRefusal } from './payment-rules'

/** Cents, so that the test sees that they are written by whoever asks. */
const money = (minor: bigint) => `${minor} cents`
const payment = { amount: 100_00n, remaining: 1200_00n, source: 'Cash', available: 5000_00n, money }

test.each([
  [{ amount: 0n }, 'Payment amount must be greater than 0'],
  [{ amount: -1n }, 'Payment amount must be greater than 0'],
  [{ amount: 1200_01n }, 'Payment amount cannot exceed remaining balance'],
  [{ amount: 1200_01n, available: 10_00n }, 'Payment amount cannot exceed remaining balance'],
  [{ available: 99_50n }, 'Insufficient funds in Cash. Available: 9950 cents'],
])('a payment with %p is refused: %s', (change, message) => {
  expect(paymentRefusal({ ...payment, ...change })?.message).toBe(message)
})

test('the whole remaining balance, with just enough money, can be paid', () => {
  expect(paymentRefusal({ ...payment, amount: 1200_00n, available: 1200_00n })).toBeNull()
})
