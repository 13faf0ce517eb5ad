import { canaryBucket, isInCanary } from './canary-bucket'

const people = Array.from({ length: 10_000 }, (_, index) => `person-${index}@example.com`)

test.each([5, 1])('gives a canary to %s percent of 10,000 people, within half a percent', (percent) => {
  for (const release of ['assets_mfe 0.1.0-1a2b3c4d', 'chat_mfe 2.0.0-99887766']) {
    const chosen = people.filter((person) => isInCanary(person, release, percent))
    expect(Math.abs(chosen.length / 100 - percent)).toBeLessThanOrEqual(0.5)
  }
})

test('gives a canary at 0 percent to no one and at 100 percent to everyone', () => {
  expect(people.some((person) => isInCanary(person, 'assets_mfe 1', 0))).toBe(false)
  expect(people.every((person) => isInCanary(person, 'assets_mfe 1', 100))).toBe(true)
})

test('a person in a canary stays in it while the share grows', () => {
  const early = people.filter((person) => isInCanary(person, 'assets_mfe 1', 5))
  expect(early.every((person) => isInCanary(person, 'assets_mfe 1', 20))).toBe(true)
})

test('selects other people for another release', () => {
  const first = people.filter((person) => isInCanary(person, 'assets_mfe 1', 5))
  const again = first.filter((person) => isInCanary(person, 'assets_mfe 2', 5))
  expect(again.length / first.length).toBeLessThan(0.15)
})

test('a bucket is an integer from 0 to 9999', () => {
  const buckets = people.map((person) => canaryBucket(person, 'assets_mfe 1'))
  expect(buckets.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < 10_000)).toBe(true)
})
