import { assert, pre, property } from 'fast-check'
import { naiveReserve, shortagesIfAllIsKept } from '../testing/naive-reserve'
import { someProjection, someSmallProjection } from '../testing/projection-arbitraries'
import { projectPayoff } from './project-payoff'

const HORIZON = 24

test('what is kept is the least with which no month of two years is shorter than if everything were kept', () => {
  let kept = 0
  assert(
    property(someSmallProjection, (given) => {
      const input = { ...given, keepsReserve: true }
      const least = naiveReserve(input)
      expect(Number(projectPayoff(input).timeline[0]?.reserved ?? 0n)).toBe(least)
      if (least > 0) kept += 1
    }),
  )
  expect(kept).toBeGreaterThan(0)
})

test('nobody who can pay all dues of two years by keeping everything falls short in them', () => {
  assert(
    property(someProjection(), (given) => {
      const input = { ...given, keepsReserve: true }
      const { timeline } = projectPayoff(input)
      pre(timeline[0]?.shortBy === 0n)
      pre(shortagesIfAllIsKept(input).every((short) => short === 0))
      expect(timeline.slice(1, HORIZON + 1).filter(({ shortBy }) => shortBy > 0n)).toEqual([])
    }),
  )
})

test('switched off, and where using everything leaves no month short, nothing is kept', () => {
  assert(
    property(someProjection(), (given) => {
      const off = projectPayoff({ ...given, keepsReserve: false })
      expect(off.timeline.every(({ reserved }) => reserved === 0n)).toBe(true)
      // What is counted no further says nothing of the months after it.
      pre(off.ending === 'debt-free' && off.timeline.every(({ shortBy }) => shortBy === 0n))
      expect(projectPayoff({ ...given, keepsReserve: true })).toEqual(off)
    }),
  )
})
