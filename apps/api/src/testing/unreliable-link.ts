import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

const COMMIT = Buffer.from('commit\0')
/** ReadyForQuery outside a transaction: by then the server has committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** A proxy in front of a PostgreSQL server that fails on request. */
export interface UnreliableLink {
  /** URL of the same database, through this proxy. */
  url: string
  /**
   * In the next transaction that contains `statement`, drops the commit on its way to the server, or the server's
   * response to it, and closes the connection.
   */
  loseCommit(statement: string, part: 'request' | 'answer'): void
  /** Starts or stops discarding what the server sends, without an error. */
  silence(isSilent: boolean): void
  /** Closes all connections and accepts no new ones, like a stopped server. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

interface Fault {
  loss: { statement: string; part: 'request' | 'answer' } | null
  isSilent: boolean
}

export async function unreliableLink(url: string): Promise<UnreliableLink> {
  const target = serverOf(url)
  const open = new Set<Socket>()
  const fault: Fault = { loss: null, isSilent: false }
  const newServer = () =>
    createServer((client) => {
      const server = connect(target)
      join(client, server, fault)
      for (const socket of [client, server]) {
        open.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          open.delete(socket)
          client.destroy()
          server.destroy()
        })
      }
    })
  let listener = newServer()
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo

  const down = async () => {
    const closed = once(listener, 'close')
    listener.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url: throughPort(url, port),
    loseCommit(statement, part) {
      fault.loss = { statement, part }
    },
    silence(isSilent) {
      fault.isSilent = isSilent
    },
    down,
    async up() {
      listener = newServer()
      await once(listener.listen(port, '127.0.0.1'), 'listening')
    },
    close: down,
  }
}

/**
 * Forwards data both ways, except what the test drops. Before a dropped response closes the connection, it is received
 * in full: a server whose client disconnects earlier may stop before it commits.
 */
function join(client: Socket, server: Socket, fault: Fault): void {
  let isInTransaction = false
  let isDroppingResponse = false
  let dropped = Buffer.alloc(0)
  client.on('data', (chunk) => {
    const { loss } = fault
    if (loss && chunk.includes(loss.statement)) isInTransaction = true
    if (loss === null || !isInTransaction || !chunk.includes(COMMIT)) return void server.write(chunk)
    fault.loss = null
    if (loss.part === 'request') return void client.destroy()
    isDroppingResponse = true
    server.write(chunk)
  })
  server.on('data', (chunk) => {
    if (!isDroppingResponse) return void (fault.isSilent || client.write(chunk))
    dropped = Buffer.concat([dropped, chunk])
    if (dropped.subarray(-READY.length).equals(READY)) client.destroy()
  })
}

/** Parses the URL as the driver does: `host` may be the folder of a Unix socket, given as a query parameter. */
function serverOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url.replace('@/', '@localhost/'))
  const host = searchParams.get('host') ?? hostname
  const number = port || '5432'
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: Number(number) }
}

function throughPort(url: string, port: number): string {
  const changed = new URL(url.replace('@/', '@localhost/'))
  changed.host = `127.0.0.1:${port}`
  changed.searchParams.delete('host')
  return changed.href
}
