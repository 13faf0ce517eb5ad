import { Duplex } from 'node:stream'

const corked = new WeakSet<Duplex>()

/**
 * Combines everything this client sends until the next tick into one write. Otherwise every statement costs a system
 * call here and one or two on the server.
 */
export function coalesceWrites(client: object): void {
  const stream = streamOf(client)
  if (!stream || corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  process.nextTick(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

/** Not declared in the driver's types. With TLS the stream is replaced after connecting, so it is read each time. */
function streamOf(client: object): Duplex | null {
  const connection = 'connection' in client ? client.connection : null
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null
  return connection.stream instanceof Duplex ? connection.stream : null
}
