// Engines: none
import { soon } from '@solvent/api-testing/soon'
import { DatabaseUnavailable } from '../storage/database-unavailable'
import { isAway } from './is-away'

afterEach(() => jest.restoreAllMocks())

/** What fails so often, and then gives the number of its run. */
function failing(times: number, error: Error): jest.Mock<number, []> {
  const work = jest.fn<number, []>()
  work.mockImplementation(() => {
    const run = work.mock.calls.length
    if (run <= times) throw error
    return run
  })
  return work
}

test('a check that fails at first is tried until it holds', async () => {
  const check = failing(3, new Error('not yet'))
  await soon(check)
  expect(check).toHaveBeenCalledTimes(4)
})

test('what a later try gives is given, also where it is waited for', async () => {
  const work = failing(2, new Error('not yet'))
  expect(await soon(async () => work())).toBe(3)
})

test('while the database is away it is asked again', async () => {
  expect(await soon(failing(1, new DatabaseUnavailable('away')), isAway)).toBe(2)
})

test('an error after which no other try helps is thrown at once', async () => {
  const work = failing(1, new Error('wrong'))
  await expect(soon(work, isAway)).rejects.toThrow('wrong')
  expect(work).toHaveBeenCalledTimes(1)
})

test('when the time is over, what went wrong last is thrown', async () => {
  const work = failing(10, new Error('not yet'))
  jest.spyOn(Date, 'now').mockImplementation(() => (work.mock.calls.length < 2 ? 0 : 60_000))
  await expect(soon(work)).rejects.toThrow('not yet')
  expect(work).toHaveBeenCalledTimes(2)
})
