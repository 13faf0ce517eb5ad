import { paymentRefusal } from './payment-rules'

const payment = { amount: 100, remaining: 1200, source: 'Cash', available: 5000 }

test.each([
  [{ amount: 0 }, 'Payment amount must be greater than 0'],
  [{ amount: -1 }, 'Payment amount must be greater than 0'],
  [{ amount: Number.NaN }, 'Payment amount must be greater than 0'],
  [{ amount: 1200.01 }, 'Payment amount cannot exceed remaining balance'],
  [{ amount: 1200.01, available: 10 }, 'Payment amount cannot exceed remaining balance'],
  [{ available: 99.5 }, 'Insufficient funds in Cash. Available: $99.50'],
  [{ amount: 1200, available: 1199 }, 'Insufficient funds in Cash. Available: $1,199.00'],
])('a payment with %p is refused: %s', (change, message) => {
  expect(paymentRefusal({ ...payment, ...change })?.message).toBe(message)
})

test('the whole remaining balance, with just enough money, can be paid', () => {
  expect(paymentRefusal({ ...payment, amount: 1200, available: 1200 })).toBeNull()
})
