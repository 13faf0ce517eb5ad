// Engines: none
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-unavailable'
import { Semaphore } from './semaphore'

/** Requests of these owners while the only permit is held; resolves to the order in which they were granted. */
async function orderOf(owners: readonly string[]): Promise<string[]> {
  const semaphore = new Semaphore(1)
  const release = await semaphore.acquire()
  const order: string[] = []
  const asked = owners.map(async (owner, n) => {
    const done = await semaphore.acquire({ owner })
    order.push(`${owner}${n}`)
    done()
  })
  release()
  await Promise.all(asked)
  return order
}

test('one with many requests makes another wait for only one of them', async () => {
  expect(await orderOf(['ada', 'ada', 'ada', 'bob'])).toEqual(['ada0', 'bob3', 'ada1', 'ada2'])
})

test('all take turns, each in the order of their requests', async () => {
  expect(await orderOf(['ada', 'ada', 'bob', 'bob', 'cleo'])).toEqual([
    'ada0',
    'bob2',
    'cleo4',
    'ada1',
    'bob3',
  ])
})

test('a request that waits too long gives up its place, and the next one is served', async () => {
  const semaphore = new Semaphore(1)
  const release = await semaphore.acquire()
  const late = semaphore.acquire({ timeoutMs: 1, owner: 'ada' })
  const patient = semaphore.acquire({ owner: 'ada', isRequest: true })
  await expect(late).rejects.toThrow(DatabaseUnavailable)
  expect([semaphore.waiting, semaphore.isRequestNext]).toEqual([1, true])
  release()
  const done = await patient
  expect([semaphore.running, semaphore.waiting]).toEqual([1, 0])
  done()
  await sleep(0)
  expect(semaphore.running).toBe(0)
})

test('an owner who is withheld waits for a free permit too, and others are served meanwhile', async () => {
  const semaphore = new Semaphore(1)
  const done = semaphore.withhold((owner) => owner === 'ada')
  const order: string[] = []
  const serve = async (owner: string) => {
    const release = await semaphore.acquire({ owner })
    order.push(owner)
    release()
  }
  const ada = serve('ada')
  await serve('bob')
  expect([semaphore.running, semaphore.waiting, semaphore.isRequestNext]).toEqual([0, 1, false])
  done()
  await ada
  expect(order).toEqual(['bob', 'ada'])
  expect([semaphore.running, semaphore.waiting]).toEqual([0, 0])
})
