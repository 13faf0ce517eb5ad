import { canaryBucket, isInCanary } from './canary-bucket'

const people = Array.from({ length: 10_000 }, (_, index) => `person-${index}@example.com`)

test.each([5, 1])('of 10,000 people %s percent get a canary, half a percent more or less', (percent) => {
  for (const release of ['assets_mfe 0.1.0-1a2b3c4d', 'chat_mfe 2.0.0-99887766']) {
    const chosen = people.filter((person) => isInCanary(person, release, percent))
    expect(Math.abs(chosen.length / 100 - percent)).toBeLessThanOrEqual(0.5)
  }
})

test('nobody gets a canary of nobody, and everybody one of everybody', () => {
  expect(people.some((person) => isInCanary(person, 'assets_mfe 1', 0))).toBe(false)
  expect(people.every((person) => isInCanary(person, 'assets_mfe 1', 100))).toBe(true)
})

test('a person stays where they are while the share grows', () => {
  const early = people.filter((person) => isInCanary(person, 'assets_mfe 1', 5))
  expect(early.every((person) => isInCanary(person, 'assets_mfe 1', 20))).toBe(true)
})

test('another release is tried with other people', () => {
  const first = people.filter((person) => isInCanary(person, 'assets_mfe 1', 5))
  const again = first.filter((person) => isInCanary(person, 'assets_mfe 2', 5))
  expect(again.length / first.length).toBeLessThan(0.15)
})

test('a part is a whole number below 10,000', () => {
  const parts = people.map((person) => canaryBucket(person, 'assets_mfe 1'))
  expect(parts.every((part) => Number.isInteger(part) && part >= 0 && part < 10_000)).toBe(true)
})
