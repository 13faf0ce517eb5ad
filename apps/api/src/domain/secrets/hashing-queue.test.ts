// Engines: none
import { inHashingQueue, MAX_CONCURRENT_HASHES } from './hashing-queue'

test('no more hashes run concurrently than leave a core for other work, and the rest follow in order', async () => {
  const finish: (() => void)[] = []
  const order: number[] = []
  let running = 0
  let maxRunning = 0
  const hash = (n: number) =>
    inHashingQueue(async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      order.push(n)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    })

  const accepted = Array.from({ length: 54 }, (_, n) => hash(n))
  for (let n = 0; n < 54; n += 1) {
    finish[n]?.()
    await accepted[n]
    await new Promise(setImmediate)
  }
  expect(maxRunning).toBe(MAX_CONCURRENT_HASHES)
  expect(order).toEqual(Array.from({ length: 54 }, (_, n) => n))
  // A slot is free again.
  const later = hash(55)
  await new Promise(setImmediate)
  finish.at(-1)?.()
  await later
})

test('a failed hash frees its slot for the next', async () => {
  const failing = () => inHashingQueue(() => Promise.reject(new Error('no memory')))
  for (let n = 0; n < 10; n += 1) await expect(failing()).rejects.toThrow('no memory')
  expect(await inHashingQueue(async () => 'done')).toBe('done')
})
