import { assert, pre, property } from 'fast-check'
import { naiveReserve, shortagesIfAllReserved } from '../testing/naive-reserve'
import { someProjection, someSmallProjection } from '../testing/projection-arbitraries'
import { rulesOf } from './extra-of-month'
import { projectPayoff } from './project-payoff'
import { run } from './run'

const HORIZON = 24

test('the reserve is the least with which no month of two years is shorter than if everything were set aside', () => {
  let casesWithReserve = 0
  assert(
    property(someSmallProjection, (given) => {
      const input = { ...given, keepsReserve: true }
      const least = naiveReserve(input)
      // Not the projection, which sets nothing aside where that does harm.
      expect(run(input, rulesOf(input)).months[0]?.reserved ?? 0).toBe(least)
      if (least > 0) casesWithReserve += 1
    }),
  )
  expect(casesWithReserve).toBeGreaterThan(0)
})

test('if setting everything aside covers all dues of two years, the reserve does too', () => {
  assert(
    property(someProjection(), (given) => {
      const input = { ...given, keepsReserve: true }
      const { timeline } = projectPayoff(input)
      pre(timeline[0]?.shortBy === 0n)
      pre(shortagesIfAllReserved(input).every((short) => short === 0))
      expect(timeline.slice(1, HORIZON + 1).filter(({ shortBy }) => shortBy > 0n)).toEqual([])
    }),
  )
})

test('nothing is set aside if the reserve is off, or if using everything leaves no month short', () => {
  assert(
    property(someProjection(), (given) => {
      const off = projectPayoff({ ...given, keepsReserve: false })
      expect(off.timeline.every(({ reserved }) => reserved === 0n)).toBe(true)
      // A projection that stops early does not show whether later months are short.
      pre(off.ending === 'debt-free' && off.timeline.every(({ shortBy }) => shortBy === 0n))
      expect(projectPayoff({ ...given, keepsReserve: true })).toEqual(off)
    }),
  )
})
