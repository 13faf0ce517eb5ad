// The program of the processes that read bank files: a request as message from the server, a file on the standard
// input, an outcome as message to the server.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { BankFileError, readBankFile, readDebtFile } from '@solvent/bank-files'
import type { ReadOutcome } from './read-outcome'
import type { ReadRequest } from './read-request'
import { usualCategories } from './usual-categories'

/** Lower than the server's priority, so that other answers come first. */
const NICE = 4
/** If the machine has no memory left, Linux ends this process before any other. */
const FIRST_TO_END = '1000'

setPriority(NICE)
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', FIRST_TO_END)

// Sent by our own server; it may be longer than an argument of a program.
const [request] = (await once(process, 'message')) as [ReadRequest]
const outcome = await read(await buffer(process.stdin), request)
process.send?.(outcome, () => process.disconnect())

async function read(bytes: Uint8Array, request: ReadRequest): Promise<ReadOutcome> {
  try {
    if (request.kind === 'debts') return { kind: 'debts', file: await readDebtFile(bytes) }
    const file = await readBankFile(bytes, request.options)
    return { kind: 'statements', file, categories: [...usualCategories(file)] }
  } catch (error) {
    return error instanceof BankFileError ? { problem: error.message } : { failedAt: placeOf(error) }
  }
}

/** The functions and lines where an error was thrown. Its message is left out, because it may quote the file. */
function placeOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
