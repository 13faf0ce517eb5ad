import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy that can lose a response: the request arrives, then the connection is closed. */
export class LossyProxy {
  /** If set, called instead of forwarding a response. */
  onAnswer: (() => void) | null = null
  #target: URL
  readonly #server: Server
  readonly #open = new Set<Socket>()

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = createServer((client) => this.#forward(client))
  }

  static async start(target: string): Promise<LossyProxy> {
    const proxy = new LossyProxy(target)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Sets the server's new address after a restart. */
  moveTo(target: string): void {
    this.#target = new URL(target)
    for (const socket of this.#open) socket.destroy()
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }

  #forward(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname)
    for (const socket of [client, server]) {
      this.#open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#open.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.pipe(server)
    server.on('data', (chunk) => {
      if (!this.onAnswer) return void client.write(chunk)
      this.onAnswer()
      client.destroy()
    })
  }
}
