import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { runningApp } from './running-app'

export interface NewerApp {
  origin: string
  /** From now on the service worker is that of another build. */
  release(): void
  close(): Promise<void>
}

/** Another build names other scripts. */
function ofAnotherBuild(program: string): string {
  const [line = '', ...rest] = program.split('\n')
  const files = rest.findIndex((text) => text.startsWith('self.shellFiles='))
  rest[files] = rest[files]?.replace(/\{"url":"\/main\.[^}]*\},?/, '') ?? ''
  return [line, ...rest].join('\n')
}

/** The running app at another address, where a newer version of the shell can come out. */
export async function newerApp(): Promise<NewerApp> {
  const app = new URL(runningApp().origin)
  let isReleased = false
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request
    const asked = http.request(
      { host: app.hostname, port: app.port, method, path: url, headers },
      (answer) => {
        const isWorker = url === '/service-worker.js' && isReleased
        if (!isWorker) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { 'content-length': _, ...rest } = answer.headers
          response
            .writeHead(answer.statusCode ?? 502, rest)
            .end(ofAnotherBuild(Buffer.concat(parts).toString()))
        })
      },
    )
    asked.on('error', () => response.destroy())
    if (url === '/service-worker.js') asked.setHeader('accept-encoding', 'identity')
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    release() {
      isReleased = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
