import type { Course } from '@solvent/plan/answers'
import { drawnWays, owedSeries } from './owed-series'

type Way = Course['comparison'][number]

/** A way on which $1,000.00 come down evenly in so many months. */
function way(strategy: Way['strategy'], months: number, ending: Way['ending'] = 'debt_free') {
  const owed = Array.from({ length: months }, (_, index) => 1000 - ((index + 1) * 1000) / months)
  return { strategy, ending, owed }
}

function course(...comparison: object[]): Course {
  const inputs = { liabilities: [{ remaining_amount: 1000 }] }
  // Only what the chart reads.
  return { strategy: 'avalanche', today: '2026-11-22', inputs, comparison } as unknown as Course
}

function drawn(projection: Course) {
  const ways = drawnWays(projection)
  const series = ways ? owedSeries(projection, ways) : []
  return series.map(({ name, points }) => ({ name, count: points.length, last: points.at(-1) }))
}

test('the plan and paying only what is due are drawn, each to its end', () => {
  expect(drawn(course(way('avalanche', 5), way('snowball', 6), way('minimum', 12)))).toEqual([
    { name: 'Your plan', count: 6, last: { label: 'Mar 2027', value: 0 } },
    { name: 'Only what is due', count: 13, last: { label: 'Oct 2027', value: 0 } },
  ])
})

test('a way that takes far longer than the plan is cut off soon after the end of the plan', () => {
  const [plan, minimum] = drawn(course(way('avalanche', 12), way('minimum', 142)))
  expect(plan?.last).toEqual({ label: 'Oct 2027', value: 0 })
  expect(minimum?.last?.label).toBe('Apr 2028')
  expect(minimum?.last?.value).toBeGreaterThan(0)
})

test('where both go the same way there is one line', () => {
  expect(drawn(course(way('avalanche', 8), way('minimum', 8)))).toHaveLength(1)
  expect(drawn({ ...course(way('minimum', 8)), strategy: 'minimum' })).toHaveLength(1)
})

test('of a long way every few months are drawn, and the month in which the plan ends', () => {
  const [plan, minimum] = drawn(course(way('avalanche', 200), way('minimum', 360)))
  expect(plan?.last?.value).toBe(0)
  expect(minimum?.last?.value).toBe(0)
  expect(minimum?.count).toBeLessThan(64)
})
