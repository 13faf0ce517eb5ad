import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { hasCode } from '../error-code'

/** What a folder or a closed file answers to fsync on some systems; there is nothing to write then. */
const NOTHING_TO_SYNC = ['EPERM', 'EBADF', 'EINVAL', 'EISDIR']
const EIO = 29

type InitArguments = Parameters<NodeFS['init']>
type NodeFsModule = {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
  FS: { ErrnoError: new (code: number) => Error }
}

/**
 * PGlite's file system with the one thing it lacks: fsync reaches the disk. Without it every commit lives in
 * the system's memory only and a power cut loses it. It fills in an internal of the pinned PGlite version;
 * the self-test at every start notices if that internal moves.
 */
export class DurableNodeFS extends NodeFS {
  /** How often something was written through to the disk. */
  syncs = 0

  override async init(pg: PGlite, options: InitArguments[1]) {
    const result = await super.init(pg, options)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      // The types of PGlite leave these two out.
      const { NODEFS, FS } = module as NodeFsModule
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#sync(nfd, FS)
        return 0
      }
    })
    return result
  }

  #sync(descriptor: number, { ErrnoError }: NodeFsModule['FS']): void {
    try {
      fs.fsyncSync(descriptor)
      this.syncs += 1
    } catch (error) {
      if (hasCode(error, ...NOTHING_TO_SYNC)) return
      // PostgreSQL must see that the disk failed, or it reports the commit as saved.
      throw new ErrnoError(EIO)
    }
  }
}
