import { setImmediate as turnOfEvents } from 'node:timers/promises'
import { Semaphore } from '../semaphore'
import type { EngineRequest } from './engine-messages'
import { Housekeeping } from './housekeeping'

const MB = 2 ** 20
const MINUTE_MS = 60_000
const VACUUM = ['vacuum small', 'vacuum large']

let statements: string[] = []
let bytesSinceCheckpoint = 0
let isNearlyFull = false
let failing: string | null = null
let housekeeping: Housekeeping

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 10, 14), doNotFake: ['setImmediate', 'nextTick'] })
  statements = []
  bytesSinceCheckpoint = 0
  isNearlyFull = false
  failing = null
  housekeeping = new Housekeeping({
    mutex: new Semaphore(1),
    space: { isNearlyFull: () => isNearlyFull },
    engine: {
      thread: async () => ({
        request: async <Row>(request: EngineRequest) => {
          const sql = 'sql' in request ? request.sql : request.kind
          if (sql.includes('from pg_class')) return [{ name: 'small' }, { name: 'large' }] as Row[]
          if (sql.startsWith('select')) return [{ bytes: String(bytesSinceCheckpoint) }] as Row[]
          statements.push(sql)
          if (sql === failing) throw new Error('It took too long.')
          return []
        },
      }),
    },
  })
})
afterEach(() => {
  housekeeping.stop()
  jest.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  for (let turn = 0; turn < 5; turn += 1) await turnOfEvents()
}

test('nothing runs while nothing changes', async () => {
  await pass(60 * MINUTE_MS)
  expect(statements).toEqual([])
})

test('a change is checkpointed once, within a few minutes', async () => {
  housekeeping.changed(8192)
  await pass(MINUTE_MS)
  expect(statements).toEqual([])
  await pass(5 * MINUTE_MS)
  await pass(20 * MINUTE_MS)
  expect(statements).toEqual(['checkpoint'])
})

test('a fast-growing log is checkpointed immediately', async () => {
  bytesSinceCheckpoint = 31 * MB
  housekeeping.changed(31 * MB)
  await pass(0)
  expect(statements).toEqual([])
  bytesSinceCheckpoint = 35 * MB
  housekeeping.changed(35 * MB)
  await pass(0)
  expect(statements).toEqual(['checkpoint'])
})

test('dead rows are vacuumed after ten thousand changes, if the disk has space', async () => {
  for (let change = 0; change < 10_000; change += 1) housekeeping.changed(0)
  isNearlyFull = true
  await pass(MINUTE_MS)
  expect(statements).toEqual([])
  isNearlyFull = false
  await pass(MINUTE_MS)
  await pass(MINUTE_MS)
  expect(statements).toEqual(VACUUM)
})

test('dead rows are vacuumed every night', async () => {
  await pass(12 * 60 * MINUTE_MS)
  expect(statements).toEqual([])
  await pass(2 * 60 * MINUTE_MS)
  await pass(20 * 60 * MINUTE_MS)
  expect(statements).toEqual(VACUUM)
})

test('a failed vacuum is retried the next night, not before', async () => {
  failing = 'vacuum small'
  for (let change = 0; change < 10_000; change += 1) housekeeping.changed(0)
  await pass(MINUTE_MS)
  for (let change = 0; change < 10_000; change += 1) housekeeping.changed(0)
  await pass(MINUTE_MS)
  expect(statements).toEqual([failing])
  await pass(6 * MINUTE_MS)
  failing = null
  await pass(14 * 60 * MINUTE_MS)
  await pass(MINUTE_MS)
  expect(statements.filter((sql) => sql !== 'checkpoint')).toEqual(['vacuum small', ...VACUUM])
})
