// Engines: none
import { abortAfter } from './abort-after'

test('it aborts when the time is over', async () => {
  const signal = abortAfter(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('it aborts with the first of the other signals, or at once if that has happened', () => {
  const other = new AbortController()
  const signal = abortAfter(60_000, other.signal, new AbortController().signal)
  expect(signal.aborted).toBe(false)
  other.abort('enough')
  expect([signal.aborted, signal.reason]).toEqual([true, 'enough'])
  expect(abortAfter(60_000, other.signal).reason).toBe('enough')
})
