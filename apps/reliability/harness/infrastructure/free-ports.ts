import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems choose from: no outgoing connection takes one before the server does. */
const FIRST = 20_000
const COUNT = 10_000

/** Ports that nobody uses now, for servers that must find each other before they run. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  // Runs that go on at the same time begin at different ones.
  for (let next = randomInt(COUNT); ports.length < count; next = (next + 1) % COUNT) {
    if (await isFree(FIRST + next)) ports.push(FIRST + next)
  }
  return ports
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
