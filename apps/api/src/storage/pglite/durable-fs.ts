import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { hasCode } from '../error-code'
import { IGNORED_SYNC_ERRORS } from './ignored-sync-errors'

/** Errors of a write that mean a disk failure, by PGlite's errno. */
const DISK_FAILURES: ReadonlyMap<number, string> = new Map([
  [19, 'EDQUOT'],
  [22, 'EFBIG'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [69, 'EROFS'],
])
const EIO = 29

interface Stream {
  nfd: number
  path?: string
}
interface StreamOperations {
  fsync?: (stream: Stream) => number
  write(stream: Stream, buffer: Int8Array, offset: number, length: number, position?: number): number
}
type InitArguments = Parameters<NodeFS['init']>
type NodeFsModule = {
  NODEFS: { stream_ops: StreamOperations; node_ops: object }
  FS: { ErrnoError: new (code: number) => Error }
}

/**
 * PGlite's file system with two fixes: fsync reaches the disk, and a write that the disk refuses is reported. Without
 * the first, commits exist only in the system's memory and a power cut loses them; without the second, PostgreSQL loops
 * forever. It overrides an internal of the pinned PGlite version; the self-test at every start fails if that changes.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of syncs to the disk. */
  syncs = 0
  /** Bytes written to the write-ahead log; a page counts each time it is written. */
  logBytes = 0

  readonly #onDiskFailure: (code: string) => void
  readonly #beforeOpening: () => void

  /**
   * @param onDiskFailure called from inside the failing write, with the system's code such as ENOSPC
   * @param beforeOpening called when the database is loaded, before it reads any data
   */
  constructor(
    dataDir: string,
    onDiskFailure: (code: string) => void = () => {},
    beforeOpening: () => void = () => {},
  ) {
    super(dataDir)
    this.#onDiskFailure = onDiskFailure
    this.#beforeOpening = beforeOpening
  }

  /** Called between loading the database and opening its data. */
  override async initialSyncFs() {
    this.#beforeOpening()
  }

  override async init(pg: PGlite, options: InitArguments[1]) {
    const result = await super.init(pg, options)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      // PGlite's types do not declare these two.
      const { NODEFS, FS } = module as NodeFsModule
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#sync(nfd, FS)
        return 0
      }
      this.#countLog(NODEFS.stream_ops)
      for (const name of ['write', 'setattr']) this.#watch(NODEFS.stream_ops, name)
      for (const name of ['mknod', 'rename', 'setattr']) this.#watch(NODEFS.node_ops, name)
    })
    return result
  }

  #sync(descriptor: number, { ErrnoError }: NodeFsModule['FS']): void {
    try {
      fs.fsyncSync(descriptor)
      this.syncs += 1
    } catch (error) {
      if (hasCode(error, ...IGNORED_SYNC_ERRORS)) return
      this.#onDiskFailure(codeOf(error))
      // PostgreSQL must see that the disk failed, or it reports the commit as saved.
      throw new ErrnoError(EIO)
    }
  }

  #countLog(operations: StreamOperations): void {
    const { write } = operations
    operations.write = (stream, buffer, offset, length, position) => {
      if (stream.path?.includes('/pg_wal/')) this.logBytes += length
      return write.call(operations, stream, buffer, offset, length, position)
    }
  }

  #watch(operations: object, name: string): void {
    const operation: unknown = Reflect.get(operations, name)
    if (typeof operation !== 'function') return
    Reflect.set(operations, name, (...args: unknown[]) => {
      try {
        return operation.apply(operations, args)
      } catch (error) {
        const code = DISK_FAILURES.get(errnoOf(error))
        if (code !== undefined) this.#onDiskFailure(code)
        throw error
      }
    })
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'EIO'
}

function errnoOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : 0
}
