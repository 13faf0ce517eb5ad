// Engines: one
import { verify } from '@node-rs/argon2'
import { isNightly } from '@solvent/api-testing/nightly'
import { login } from '@solvent/contracts'
import { newAddress, sendFrom } from '../../src/testing/from-address'
import { useOwnServer } from '../../src/testing/use-own-server'

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...argon2, verify: jest.fn(argon2.verify) }
})
// These tests depend on the real cost of a hash.
jest.unmock('../../src/domain/secrets/hash-cost')

const setting = useOwnServer()

function logInFrom(address: string, email: string) {
  return sendFrom(address, setting.server.url, login, { email, password: 'wrong' })
}

test('of many concurrent wrong passwords only a few are hashed', async () => {
  const person = await setting.newPerson()
  const { clock } = setting.server
  const { now } = clock
  const instant = now()
  clock.now = () => instant
  const attempts = Array.from({ length: 60 }, (_, n) => logInFrom(`127.0.1.${n + 1}`, person.email))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  clock.now = now
  expect(statuses.filter((status) => status === 401)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(54)
})

test('an unknown email is checked at the same cost as a wrong password', async () => {
  const { email } = await setting.newPerson()
  jest.mocked(verify).mockClear()
  expect(await logInFrom(newAddress(), email)).toMatchObject({ status: 401 })
  expect(await logInFrom(newAddress(), 'unknown@example.com')).toMatchObject({ status: 401 })
  const costs = jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
  expect(costs).toEqual(Array(2).fill(['', 'argon2id', 'v=19', 'm=65536,t=3,p=1']))
})

// Measures the total time, so that any other difference shows too.
if (isNightly)
  describe('an unknown email takes as long to refuse as a wrong password', () => {
    const PEOPLE = 10
    const ATTEMPTS = 5
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

    async function timed(email: string): Promise<number> {
      const address = newAddress()
      const start = performance.now()
      expect(await logInFrom(address, email)).toMatchObject({ status: 401 })
      return performance.now() - start
    }

    /** The medians of both, measured alternately so that a busy machine slows down both alike. */
    async function ratio(round: number): Promise<number> {
      const [known, unknown]: [number[], number[]] = [[], []]
      for (let n = 0; n < PEOPLE; n += 1) {
        const { email } = await setting.newPerson()
        for (let times = 0; times < ATTEMPTS; times += 1) {
          known.push(await timed(email))
          unknown.push(await timed(`unknown-${round}-${n}@example.com`))
        }
      }
      return median(known) / median(unknown)
    }

    test('within a tenth', async () => {
      const ratios: number[] = []
      // A real difference shows in every round, noise from a busy machine does not.
      for (let round = 0; round < 3 && !ratios.some((of) => Math.abs(of - 1) < 0.1); round += 1) {
        ratios.push(await ratio(round))
      }
      expect(Math.min(...ratios.map((of) => Math.abs(of - 1)))).toBeLessThan(0.1)
    })
  })
