// @ts-check
import net from 'node:net'

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * Reads a port from the environment.
 * @param {string} name of the variable
 * @param {number} otherwise
 */
export function portFromEnv(name, otherwise) {
  const text = process.env[name] ?? String(otherwise)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  console.error(`${name}=${text} is not a port. Use a number from 1 to 65535.`)
  process.exit(1)
}

/**
 * Exits with a message that says what to do if a port is taken.
 * @param {readonly { port: number, variable: string }[]} wanted
 */
export async function requireFreePorts(wanted) {
  for (const { port, variable } of wanted) {
    if (await isFree(port)) continue
    console.error(
      `Port ${port} is used by another program. Stop that program, or set ${variable} to another port.`,
    )
    process.exit(1)
  }
}
