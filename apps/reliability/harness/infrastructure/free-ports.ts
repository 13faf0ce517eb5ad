import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral range, so that no outgoing connection takes the port before the server does. */
const FIRST_PORT = 20_000
const PORT_COUNT = 10_000

/** Finds unused ports, for servers that must know each other's address before they start. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  // A random start separates concurrent runs.
  for (let next = randomInt(PORT_COUNT); ports.length < count; next = (next + 1) % PORT_COUNT) {
    if (await isFree(FIRST_PORT + next)) ports.push(FIRST_PORT + next)
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
