import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { runningApp } from './running-app'

export interface NewerApp {
  origin: string
  /** Serves the service worker of another build from now on. */
  release(): void
  close(): Promise<void>
}

/** Makes the service worker look like that of another build, by removing the main script from its file list. */
function asNewBuild(worker: string): string {
  const [line = '', ...rest] = worker.split('\n')
  const files = rest.findIndex((text) => text.startsWith('self.shellFiles='))
  rest[files] = rest[files]?.replace(/\{"url":"\/main\.[^}]*\},?/, '') ?? ''
  return [line, ...rest].join('\n')
}

/** Proxies the running app at another origin, where a new version of the shell can be released. */
export async function newerApp(): Promise<NewerApp> {
  const app = new URL(runningApp().origin)
  let isReleased = false
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request
    const forward = http.request(
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
          response.writeHead(answer.statusCode ?? 502, rest).end(asNewBuild(Buffer.concat(parts).toString()))
        })
      },
    )
    forward.on('error', () => response.destroy())
    if (url === '/service-worker.js') forward.setHeader('accept-encoding', 'identity')
    request.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has an AddressInfo.
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
