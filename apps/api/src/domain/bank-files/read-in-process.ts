import { fork } from 'node:child_process'
import type { ReadOutcome } from './read-outcome'
import type { ReadRequest } from './read-request'
import { readerProgram } from './reader-program'

const SIGABRT_EXIT_CODE = 134

/** The process was ended by the system or ran out of memory before it had read the file. */
export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded'
}

interface Call {
  bytes: Uint8Array
  request: ReadRequest
  /** Megabytes for what the program makes of the file. */
  heapMb: number
  /** Ends the process. */
  signal: AbortSignal
}

/**
 * Reads a file in a separate process, which gets nothing but the bytes: no secret of the server is in its
 * environment, and it cannot take the server along. A thread could: if it runs out of memory while it makes a large
 * array, Node.js ends the whole process.
 *
 * @throws AbortError on the signal, ReaderEnded without an outcome
 */
export function readInProcess({ bytes, request, heapMb, signal }: Call): Promise<ReadOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(readerProgram, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      // What it prints when it runs out of memory is of no use.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      signal,
      killSignal: 'SIGKILL',
    })
    let outcome: ReadOutcome | undefined
    child.on('message', (message) => {
      // Sent by our own program.
      outcome = message as ReadOutcome
    })
    child.on('error', reject)
    child.on('close', (code, endedBy) => {
      if (outcome) resolve(outcome)
      else reject(isEnded(code, endedBy) ? new ReaderEnded(`By ${endedBy}`) : new Error(`Exit code ${code}`))
    })
    // If the process ends while it still gets the request or the file, the other events say so.
    child.send(request, () => {})
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
  })
}

/** Node.js that is out of memory ends itself by a signal; where there are none, with the code of SIGABRT. */
function isEnded(code: number | null, endedBy: NodeJS.Signals | null): boolean {
  return endedBy !== null || code === SIGABRT_EXIT_CODE
}
