import { amount, date, requiredText, wholeNumber } from './fields'

function messageOf(
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('an amount of money', () => {
  test.each([0, 0.01, 0.07, 1.1, 4.35, 1234.5, 999_999_999_999.99])('%p is accepted', (value) => {
    expect(amount.parse(value)).toBe(value)
  })

  test.each([
    [0.001, 'must have at most two decimals'],
    [0.1 + 0.2, 'must have at most two decimals'],
    [1e-7, 'must have at most two decimals'],
    [-0.01, 'must not be negative'],
    [1e30, 'is too large'],
    [1_000_000_000_000, 'is too large'],
    [Number.NaN, 'must be a number'],
    [Number.POSITIVE_INFINITY, 'must be a number'],
    ['12.5', 'must be a number'],
    ['0x10', 'must be a number'],
    [true, 'must be a number'],
    [[5], 'must be a number'],
    [null, 'must be a number'],
    [undefined, 'is required'],
  ])('%p is rejected: it %s', (value, message) => {
    expect(messageOf(amount, value)).toBe(message)
  })
})

describe('a date', () => {
  test.each(['2026-02-28', '2024-02-29', '1900-01-01', '2999-12-31'])('%s is accepted', (value) => {
    expect(date.parse(value)).toBe(value)
  })

  test.each(['2026-02-29', '2026-13-01', '28.02.2026', '2026-2-8', '2026-02-28T10:00:00Z', 20260228])(
    '%p is rejected',
    (value) => {
      expect(messageOf(date, value)).toBe('must be a date like 2026-03-31')
    },
  )

  test.each([
    ['1899-12-31', 'must be 1900 or later'],
    ['3000-01-01', 'must be 2999 or earlier'],
    ['', 'is required'],
  ])('%p is rejected: it %s', (value, message) => {
    expect(messageOf(date, value)).toBe(message)
  })
})

describe('text', () => {
  test('is trimmed', () => {
    expect(requiredText(10).parse('  Cash ')).toBe('Cash')
  })

  test.each([
    ['   ', 'is required'],
    ['12345678901', 'must be at most 10 characters'],
    ['a\u0000b', 'contains characters that we cannot save'],
    [7, 'must be text'],
  ])('%p is rejected: it %s', (value, message) => {
    expect(messageOf(requiredText(10), value)).toBe(message)
  })
})

test.each([
  [0, 'must be at least 1'],
  [101, 'must be at most 100'],
  [1.5, 'must be a whole number'],
])('a priority of %p is rejected: it %s', (value, message) => {
  expect(messageOf(wholeNumber(1, 100), value)).toBe(message)
})
