import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

const COMMIT = Buffer.from('commit\0')
/** ReadyForQuery outside a transaction: by then the server has committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** A way to a PostgreSQL server that breaks when a test wants it to. */
export interface UnreliableLink {
  /** Of the same database, by this way. */
  url: string
  /**
   * The next transaction in which `statement` occurs loses its commit on the way to the server, or loses the
   * server's answer to it. Then the connection is gone.
   */
  loseCommit(statement: string, part: 'request' | 'answer'): void
  /** From now on, or no longer, what the server sends does not arrive, without an error. */
  silence(isSilent: boolean): void
  /** Cuts every connection and takes no new one, as a server that stops. */
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
 * Passes on what either sends, but for what is to be lost. A lost answer is waited for to its end: a server whose
 * client has left in the middle of it may stop before it commits.
 */
function join(client: Socket, server: Socket, fault: Fault): void {
  let isMarked = false
  let isDeaf = false
  let unheard = Buffer.alloc(0)
  client.on('data', (chunk) => {
    const { loss } = fault
    if (loss && chunk.includes(loss.statement)) isMarked = true
    if (loss === null || !isMarked || !chunk.includes(COMMIT)) return void server.write(chunk)
    fault.loss = null
    if (loss.part === 'request') return void client.destroy()
    isDeaf = true
    server.write(chunk)
  })
  server.on('data', (chunk) => {
    if (!isDeaf) return void (fault.isSilent || client.write(chunk))
    unheard = Buffer.concat([unheard, chunk])
    if (unheard.subarray(-READY.length).equals(READY)) client.destroy()
  })
}

/** As the driver reads it: the host may be a folder with a socket, which no ordinary address can name. */
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
