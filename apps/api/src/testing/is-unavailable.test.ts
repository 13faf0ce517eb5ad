// Engines: none
import { eventually } from '@solvent/api-testing/eventually'
import { DatabaseUnavailable } from '../storage/database-unavailable'
import { isUnavailable } from './is-unavailable'

afterEach(() => jest.restoreAllMocks())

/** Throws the error the first `times` calls, then returns the number of the call. */
function failing(times: number, error: Error): jest.Mock<number, []> {
  const work = jest.fn<number, []>()
  work.mockImplementation(() => {
    const run = work.mock.calls.length
    if (run <= times) throw error
    return run
  })
  return work
}

test('a failing check is retried until it passes', async () => {
  const check = failing(3, new Error('not yet'))
  await eventually(check)
  expect(check).toHaveBeenCalledTimes(4)
})

test('the result of a later attempt is returned, also from an async function', async () => {
  const work = failing(2, new Error('not yet'))
  expect(await eventually(async () => work())).toBe(3)
})

test('a call is retried while the database is unavailable', async () => {
  expect(await eventually(failing(1, new DatabaseUnavailable('away')), isUnavailable)).toBe(2)
})

test('an error that is not retryable is thrown immediately', async () => {
  const work = failing(1, new Error('wrong'))
  await expect(eventually(work, isUnavailable)).rejects.toThrow('wrong')
  expect(work).toHaveBeenCalledTimes(1)
})

test('after the timeout the last error is thrown', async () => {
  const work = failing(10, new Error('not yet'))
  jest.spyOn(Date, 'now').mockImplementation(() => (work.mock.calls.length < 2 ? 0 : 60_000))
  await expect(eventually(work)).rejects.toThrow('not yet')
  expect(work).toHaveBeenCalledTimes(2)
})
