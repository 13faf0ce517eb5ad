// Engines: none
import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from './with-timeout'

function fail(): never {
  throw new Error('too late')
}

test('work that finishes in time returns its result or throws its own error', async () => {
  await expect(withTimeout(sleep(5, 'done'), 10_000, fail)).resolves.toBe('done')
  await expect(withTimeout(Promise.reject(new Error('its own')), 10_000, fail)).rejects.toThrow('its own')
})

test('after the timeout, the result is what onTimeout returns or throws', async () => {
  await expect(withTimeout(sleep(50, 'done'), 5, () => 'nothing')).resolves.toBe('nothing')
  await expect(withTimeout(sleep(50, 'done'), 5, fail)).rejects.toThrow('too late')
})

test('an error after the timeout is ignored, without an unhandled rejection', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const failing = sleep(20).then(() => Promise.reject(new Error('after all')))
  await expect(withTimeout(failing, 5, () => undefined)).resolves.toBeUndefined()
  await sleep(50)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
