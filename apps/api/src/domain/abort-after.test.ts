// Engines: none
import { abortAfter } from './abort-after'

test('it aborts after the timeout', async () => {
  const signal = abortAfter(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('it aborts with the first of the other signals, or immediately if one has aborted already', () => {
  const other = new AbortController()
  const signal = abortAfter(60_000, other.signal, new AbortController().signal)
  expect(signal.aborted).toBe(false)
  other.abort('enough')
  expect([signal.aborted, signal.reason]).toEqual([true, 'enough'])
  expect(abortAfter(60_000, other.signal).reason).toBe('enough')
})
