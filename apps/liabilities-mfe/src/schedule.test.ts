import { pointsOf, type ScheduledPayment, sharesOf } from './schedule'

/** Monthly payments from January 2026, of 10 cents principal and 20 cents interest each. */
function payments(count: number): ScheduledPayment[] {
  return Array.from({ length: count }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0')
    const due_date = `${2026 + Math.floor(index / 12)}-${month}-01`
    return {
      number: index + 1,
      due_date,
      opening: 1,
      interest: 0.2,
      payment: 0.3,
      principal: 0.1,
      closing: 1,
    }
  })
}

test('few payments have one bar each', () => {
  const { by, shares } = sharesOf(payments(24))
  expect(by).toBe('payment')
  expect(shares).toHaveLength(24)
  expect(shares[0]).toEqual({ label: '2026-01-01', principal: 0.1, interest: 0.2 })
})

test('many payments have one bar per year, exact to the cent', () => {
  expect(sharesOf(payments(27))).toEqual({
    by: 'year',
    shares: [
      { label: '2026', principal: 1.2, interest: 2.4 },
      { label: '2027', principal: 1.2, interest: 2.4 },
      { label: '2028', principal: 0.3, interest: 0.6 },
    ],
  })
})

test.each([
  [1, 1],
  [120, 120],
  [360, 121],
  [5200, 120],
])('a line of %d payments has %d points, from the first to the last', (count, points) => {
  const chosen = pointsOf(payments(count))
  expect(chosen).toHaveLength(points)
  expect(chosen[0]?.number).toBe(1)
  expect(chosen.at(-1)?.number).toBe(count)
})
