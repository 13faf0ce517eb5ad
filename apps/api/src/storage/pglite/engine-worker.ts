import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { messages, PGlite, protocol, types } from '@electric-sql/pglite'
import { StartRefusal } from '../start-refusal'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'
import type {
  CommitRow,
  EngineMessage,
  EngineRequest,
  EngineSettings,
  NumberedRequest,
} from './engine-messages'

const keepText = (value: string) => value
const parsers = {
  [types.INT8]: keepText,
  [types.NUMERIC]: keepText,
  [types.DATE]: keepText,
  [types.TIMESTAMPTZ]: keepText,
}

interface Opened {
  pg: PGlite
  fs: DurableNodeFS
}

/** The thread's program: one embedded database that runs one statement after the other and answers each. */
async function serve({ dataDir }: EngineSettings): Promise<void> {
  let isBroken = false
  const post = (message: EngineMessage) => {
    // Once a write has failed nothing may be called saved any more.
    if (isBroken) return
    isBroken = message.kind === 'broken'
    parentPort?.postMessage(message)
  }
  try {
    const opened = await start(dataDir, (code) => post({ kind: 'broken', code, reason: 'the disk failed' }))
    parentPort?.on(
      'message',
      ({ id, request }: NumberedRequest) => void answer(opened, id, request).then(post),
    )
    post({ kind: 'ready' })
  } catch (error) {
    post(error instanceof StartRefusal ? { kind: 'refused', text: error.message } : broken(error))
  }
}

async function start(dataDir: string, onDiskFailure: (code: string) => void): Promise<Opened> {
  // A power cut can leave this file empty, which PostgreSQL refuses; the lock proves that nobody uses it.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  const fs = new DurableNodeFS(dataDir, onDiskFailure)
  const pg = await PGlite.create({ fs, startParams: startParams(), parsers })
  await pg.exec(`set time zone 'UTC'`)
  await requireDurable(pg, fs)
  return { pg, fs }
}

/**
 * PGlite's defaults switch fsync off (-F), and its fdatasync never reaches the disk. The log that checkpoints keep
 * for reuse is also the room in which the last ones end on a full disk.
 */
function startParams(): string[] {
  const settings = ['wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])]
}

async function answer({ pg, fs }: Opened, id: number, request: EngineRequest): Promise<EngineMessage> {
  try {
    return { kind: 'answer', id, rows: await run(pg, fs, request) }
  } catch (error) {
    if (isCrash(error)) return broken(error)
    const { message } = error instanceof Error ? error : new Error(String(error))
    const { code, constraint, table } = error instanceof messages.DatabaseError ? error : noDetails
    return { kind: 'failure', id, failure: { message, code, constraint, table } }
  }
}

async function run(pg: PGlite, fs: DurableNodeFS, request: EngineRequest): Promise<unknown[]> {
  switch (request.kind) {
    case 'query':
      if (request.before !== undefined) await pg.exec(request.before)
      return (await pg.query(request.sql, request.params)).rows
    case 'exec':
      await pg.exec(request.sql)
      return []
    case 'commit':
      return [await commit(pg, fs)]
    case 'ping':
      return []
    case 'close':
      await pg.exec('checkpoint')
      await pg.close()
      return []
  }
}

const noDetails = { code: undefined, constraint: undefined, table: undefined }

async function commit(pg: PGlite, disk: DurableNodeFS): Promise<CommitRow> {
  const before = disk.syncs
  const { messages: answers } = await pg.execProtocol(protocol.serialize.query('commit'))
  const isDone = answers.some(
    (part) => part instanceof messages.CommandCompleteMessage && part.text === 'COMMIT',
  )
  // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
  if (!isDone) throw new Error('The transaction failed before its end; nothing was saved.')
  return { changed: disk.syncs > before, logBytes: disk.logBytes }
}

/** Whether PostgreSQL itself has ended, and not only a statement. */
function isCrash(error: unknown): boolean {
  if (error instanceof messages.DatabaseError) return ['FATAL', 'PANIC'].includes(error.severity ?? '')
  return error instanceof Error && ['RuntimeError', 'ExitStatus'].includes(error.name)
}

function broken(error: unknown): EngineMessage {
  return { kind: 'broken', code: undefined, reason: error instanceof Error ? error.message : String(error) }
}

// The main thread that started this one put it there.
void serve(workerData as EngineSettings)
