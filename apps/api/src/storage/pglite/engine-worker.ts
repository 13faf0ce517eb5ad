import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { messages, PGlite, types } from '@electric-sql/pglite'
import { StartRefusal } from '../start-refusal'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'
import type { EngineMessage, EngineSettings, Outcome, RequestBatch } from './engine-messages'
import { Session } from './session'

const asText = (value: string) => value
const parsers = {
  [types.INT8]: asText,
  [types.NUMERIC]: asText,
  [types.DATE]: asText,
  [types.TIMESTAMPTZ]: asText,
}

/** The thread's program: one embedded database that runs requests in order and answers each batch. */
async function serve({ dataDir, progress, gate, wasm: compiled }: EngineSettings): Promise<void> {
  let isBroken = false
  const post = (message: EngineMessage) => {
    // After a failed write, nothing may be reported as saved.
    if (isBroken) return
    isBroken = message.kind === 'broken'
    parentPort?.postMessage(message)
  }
  try {
    const wasm = compiled ?? (await compile())
    const disk = new DurableNodeFS(
      dataDir,
      (code) => post({ kind: 'broken', code, reason: 'the disk failed' }),
      () => {
        if (gate) Atomics.wait(gate, 0, 0)
        // A power cut can leave this file empty, which PostgreSQL refuses; nothing else has the data open.
        rmSync(join(dataDir, 'postmaster.pid'), { force: true })
      },
    )
    const session = await start(disk, wasm)
    const beginNext = () => {
      if (progress) Atomics.add(progress, 0, 1)
      return !isBroken
    }
    parentPort?.on('message', (batch: RequestBatch) => void answer(session, batch, beginNext).then(post))
    post({ kind: 'ready', wasm })
  } catch (error) {
    post(error instanceof StartRefusal ? { kind: 'refused', text: error.message } : broken(error))
  }
}

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))
  return WebAssembly.compile(await readFile(file))
}

async function start(disk: DurableNodeFS, pgliteWasmModule: WebAssembly.Module): Promise<Session> {
  const pg = await PGlite.create({ fs: disk, startParams: startParams(), parsers, pgliteWasmModule })
  await pg.exec(`set time zone 'UTC'`)
  await requireDurable(pg, disk)
  return new Session(pg, disk)
}

/**
 * PGlite's defaults switch fsync off (-F), and its fdatasync never reaches the disk. The log files that checkpoints
 * keep for reuse (min_wal_size) also leave room for the last checkpoints on a full disk.
 */
function startParams(): string[] {
  const settings = ['wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])]
}

/** @param beginNext counts the next request as begun; false if none may run any more */
async function answer(
  session: Session,
  { id, requests }: RequestBatch,
  beginNext: () => boolean,
): Promise<EngineMessage> {
  const outcomes: Outcome[] = []
  try {
    for (const request of requests) {
      if (!beginNext()) break
      const outcome = await session.run(request).then((rows) => ({ rows }), failed)
      outcomes.push(outcome)
      if (request.kind === 'begin' && 'failure' in outcome)
        return { kind: 'answers', id, outcomes: requests.map(() => outcome) }
    }
    return { kind: 'answers', id, outcomes }
  } catch (error) {
    return broken(error)
  }
}

/** @throws the error if PostgreSQL itself crashed rather than the statement failed */
function failed(error: unknown): Outcome {
  if (isCrash(error)) throw error
  const { message } = error instanceof Error ? error : new Error(String(error))
  const { code, constraint, table } = error instanceof messages.DatabaseError ? error : noDetails
  return { failure: { message, code, constraint, table } }
}

const noDetails = { code: undefined, constraint: undefined, table: undefined }

function isCrash(error: unknown): boolean {
  if (error instanceof messages.DatabaseError) return ['FATAL', 'PANIC'].includes(error.severity ?? '')
  return error instanceof Error && ['RuntimeError', 'ExitStatus'].includes(error.name)
}

function broken(error: unknown): EngineMessage {
  return { kind: 'broken', code: undefined, reason: error instanceof Error ? error.message : String(error) }
}

// Set by the main thread when it starts this one.
void serve(workerData as EngineSettings)
