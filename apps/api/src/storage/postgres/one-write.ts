import { Duplex } from 'node:stream'

const corked = new WeakSet<Duplex>()

/**
 * Lets all that this client sends until the present tick is over go out in one write. Otherwise every statement is a
 * call of the system here and one or two at the server.
 */
export function inOneWrite(client: object): void {
  const stream = streamOf(client)
  if (!stream || corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  process.nextTick(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

/** The driver's types do not tell of it, and with TLS it is another one than at first. */
function streamOf(client: object): Duplex | null {
  const connection = 'connection' in client ? client.connection : null
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null
  return connection.stream instanceof Duplex ? connection.stream : null
}
