import { paymentRefusal } from './payment-rules'

const payment = { amount: 100_00n, remaining: 1200_00n, source: 'Cash', available: 5000_00n }

test.each([
  [{ amount: 0n }, 'Payment amount must be greater than 0'],
  [{ amount: -1n }, 'Payment amount must be greater than 0'],
  [{ amount: 1200_01n }, 'Payment amount cannot exceed remaining balance'],
  [{ amount: 1200_01n, available: 10_00n }, 'Payment amount cannot exceed remaining balance'],
  [{ available: 99_50n }, 'Insufficient funds in Cash. Available: $99.50'],
  [{ available: 7n }, 'Insufficient funds in Cash. Available: $0.07'],
  [{ amount: 1200_00n, available: 1199_00n }, 'Insufficient funds in Cash. Available: $1,199.00'],
  [
    { amount: 123_456_789_012_99n, remaining: 123_456_789_012_99n, available: 123_456_789_012_98n },
    'Insufficient funds in Cash. Available: $123,456,789,012.98',
  ],
])('a payment with %p is refused: %s', (change, message) => {
  expect(paymentRefusal({ ...payment, ...change })?.message).toBe(message)
})

test('the whole remaining balance, with just enough money, can be paid', () => {
  expect(paymentRefusal({ ...payment, amount: 1200_00n, available: 1200_00n })).toBeNull()
})
