import { staleSentence } from './stale-sentence'

const MINUTE = 60_000

test.each([
  [0, 'These figures may be out of date.'],
  [MINUTE - 1, 'These figures may be out of date.'],
  [MINUTE, 'These figures may be out of date: they are 1 minute old.'],
  [59 * MINUTE, 'These figures may be out of date: they are 59 minutes old.'],
  [60 * MINUTE, 'These figures may be out of date: they are 1 hour old.'],
  [25 * 60 * MINUTE, 'These figures may be out of date: they are 1 day old.'],
  [49 * 60 * MINUTE, 'These figures may be out of date: they are 2 days old.'],
])('figures that are %d ms old get the sentence "%s"', (age, sentence) => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  expect(staleSentence(Date.now() - age)).toBe(sentence)
  jest.useRealTimers()
})

test('figures of unknown age get a sentence without an age', () => {
  expect(staleSentence(undefined, 'The figures below')).toBe('The figures below may be out of date.')
})
