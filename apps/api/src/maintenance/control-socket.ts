import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { z } from 'zod'
import { hasCode } from '../storage/error-code'
import { type JobRequest, jobRequest } from './jobs'
import type { Report } from './report'

/** Below the limit of every system; the limits differ. */
const MAX_PATH_BYTES = 100
const MAX_REQUEST_LENGTH = 4096

const report = z.strictObject({ ok: z.boolean(), lines: z.array(z.string()) })

/** Where the server of a data folder listens for commands; null if the path is too long for a socket. */
export function socketPath(dataDir: string): string | null {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\solvent-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
  }
  const path = `${dataDir}.sock`
  return Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path
}

/**
 * Accepts commands on a socket that only the user who runs the server can open. The caller holds the lock of the data
 * folder, so an existing socket was left by a crash.
 */
export async function listenForCommands(
  path: string,
  perform: (request: JobRequest) => Promise<Report>,
): Promise<{ close(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    answer(incoming, perform).then(
      (body) => response.end(JSON.stringify(body)),
      () => response.writeHead(400).end(),
    )
  })
  removeSocket(path)
  await listen(server, path)
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      removeSocket(path)
    },
  }
}

/** Sends a command to the server of a data folder; null if none runs. */
export function askServer(path: string, command: JobRequest): Promise<Report | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: path, method: 'POST', path: '/' })
    outgoing.on('error', (error) => {
      if (hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTSOCK')) resolve(null)
      else reject(error)
    })
    outgoing.on('response', (response) => {
      textOf(response).then((text) => resolve(report.parse(JSON.parse(text))), reject)
    })
    outgoing.end(JSON.stringify(command))
  })
}

async function answer(
  incoming: IncomingMessage,
  perform: (request: JobRequest) => Promise<Report>,
): Promise<Report> {
  const command = jobRequest.parse(JSON.parse(await textOf(incoming, MAX_REQUEST_LENGTH)))
  try {
    return await perform(command)
  } catch (error) {
    return { ok: false, lines: [error instanceof Error ? error.message : String(error)] }
  }
}

async function textOf(message: IncomingMessage, limit = Number.POSITIVE_INFINITY): Promise<string> {
  let text = ''
  for await (const chunk of message.setEncoding('utf8')) {
    text += chunk
    if (text.length > limit) throw new Error('The request is too large.')
  }
  return text
}

/** The umask keeps the new socket closed to other users. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(0o177)
    try {
      server.listen(path, resolve)
    } finally {
      process.umask(before)
    }
  })
}

function removeSocket(path: string): void {
  if (process.platform !== 'win32') rmSync(path, { force: true })
}
