// Engines: none
import { HASHES_AT_ONCE, inHashingQueue } from './hashing-queue'

test('only as many hash at once as leave a core for others, and the rest follow in their order', async () => {
  const finish: (() => void)[] = []
  const order: number[] = []
  let running = 0
  let most = 0
  const hash = (n: number) =>
    inHashingQueue(async () => {
      running += 1
      most = Math.max(most, running)
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
  expect(most).toBe(HASHES_AT_ONCE)
  expect(order).toEqual(Array.from({ length: 54 }, (_, n) => n))
  // Its place is free again.
  const later = hash(55)
  await new Promise(setImmediate)
  finish.at(-1)?.()
  await later
})

test('a hash that fails leaves its place to the next', async () => {
  const failing = () => inHashingQueue(() => Promise.reject(new Error('no memory')))
  for (let n = 0; n < 10; n += 1) await expect(failing()).rejects.toThrow('no memory')
  expect(await inHashingQueue(async () => 'done')).toBe('done')
})
