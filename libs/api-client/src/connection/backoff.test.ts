import { backoff } from './backoff'

test('the delay doubles with each failure, up to the maximum', () => {
  expect([0, 1, 2, 3, 4, 5].map((failures) => backoff(failures, 1000, 15_000))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect(backoff(5000, 1000, 15_000)).toBe(15_000)
})
