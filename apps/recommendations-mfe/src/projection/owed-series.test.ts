import type { Course } from '@solvent/plan/answers'
import { chartedCourses, owedSeries } from './owed-series'

type StrategyCourse = Course['comparison'][number]

/** A course that pays off $1,000.00 evenly over a number of months. */
function strategyCourse(
  strategy: StrategyCourse['strategy'],
  months: number,
  ending: StrategyCourse['ending'] = 'debt_free',
) {
  const owed = Array.from({ length: months }, (_, index) => 1000 - ((index + 1) * 1000) / months)
  return { strategy, ending, owed }
}

function course(...comparison: object[]): Course {
  const inputs = { liabilities: [{ remaining_amount: 1000 }] }
  // Only the fields that the chart reads.
  return { strategy: 'avalanche', today: '2026-11-22', inputs, comparison } as unknown as Course
}

function chartLines(projection: Course, tried: Course | null = null) {
  const courses = chartedCourses(projection, tried)
  const series = courses ? owedSeries(projection, courses) : []
  return series.map(({ name, points }) => ({ name, count: points.length, last: points.at(-1) }))
}

test('the chart shows the plan and paying only what is due, each to its end', () => {
  expect(
    chartLines(
      course(strategyCourse('avalanche', 5), strategyCourse('snowball', 6), strategyCourse('minimum', 12)),
    ),
  ).toEqual([
    { name: 'Your plan', count: 6, last: { label: 'Mar 2027', value: 0 } },
    { name: 'Only what is due', count: 13, last: { label: 'Oct 2027', value: 0 } },
  ])
})

test('a course far longer than the plan is cut off soon after the end of the plan', () => {
  const [plan, minimum] = chartLines(course(strategyCourse('avalanche', 12), strategyCourse('minimum', 142)))
  expect(plan?.last).toEqual({ label: 'Oct 2027', value: 0 })
  expect(minimum?.last?.label).toBe('Apr 2028')
  expect(minimum?.last?.value).toBeGreaterThan(0)
})

test('two equal courses are one line', () => {
  expect(chartLines(course(strategyCourse('avalanche', 8), strategyCourse('minimum', 8)))).toHaveLength(1)
  expect(chartLines({ ...course(strategyCourse('minimum', 8)), strategy: 'minimum' })).toHaveLength(1)
})

test('a long course is sampled, and includes the month in which the plan ends', () => {
  const [plan, minimum] = chartLines(course(strategyCourse('avalanche', 200), strategyCourse('minimum', 360)))
  expect(plan?.last?.value).toBe(0)
  expect(minimum?.last?.value).toBe(0)
  expect(minimum?.count).toBeLessThan(64)
})

test('a what-if is a separate line, and the line of the plan stays', () => {
  const plan = course(strategyCourse('avalanche', 70), strategyCourse('minimum', 90))
  const tried = course(strategyCourse('avalanche', 62), strategyCourse('minimum', 80))
  const [before] = chartLines(plan)
  expect(chartLines(plan, tried)).toEqual([
    expect.objectContaining({ name: 'Your plan', last: before?.last }),
    expect.objectContaining({ name: 'Only what is due' }),
    expect.objectContaining({ name: 'Your what-if', last: { label: 'Dec 2031', value: 0 } }),
  ])
})
