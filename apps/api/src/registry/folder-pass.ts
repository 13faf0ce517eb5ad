import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { RegistryFault } from './registry-fault'

/**
 * One pass over a folder. Records the state of every file it reads, so that the next pass can be skipped while all of
 * them are unchanged.
 */
export interface FolderPass {
  /** The content of a file. @throws RegistryFault if it cannot be read or is larger than `maxBytes` */
  text(file: string, maxBytes: number): Promise<string>
  /** The names in a folder; empty if it cannot be read. */
  names(folder: string): Promise<string[]>
  /** Whether all files are unchanged. */
  isUnchanged(): Promise<boolean>
  /**
   * Whether `isUnchanged` can be relied on. A file written just before it was read could be replaced within the same
   * tick of the file system's clock.
   */
  isSettled(): boolean
}

const CLOCK_TICK_MS = 100

export function startPass(): FolderPass {
  const identities = new Map<string, string>()
  let isSettled = true

  /** Called before the file is read, so that a change during the read is detected by the next check. */
  async function record(file: string): Promise<void> {
    const { identity, writtenAt } = await readState(file)
    identities.set(file, identity)
    if (writtenAt > Date.now() - CLOCK_TICK_MS) isSettled = false
  }

  return {
    async text(file, maxBytes) {
      await record(file)
      return readSmall(file, maxBytes)
    },
    async names(folder) {
      await record(folder)
      return readdir(folder).catch(() => [])
    },
    async isUnchanged() {
      const now = await Promise.all([...identities.keys()].map(readState))
      return [...identities.values()].every((before, index) => before === now[index]?.identity)
    },
    isSettled: () => isSettled,
  }
}

/** Reads a file of at most this size. @throws RegistryFault */
async function readSmall(file: string, maxBytes: number): Promise<string> {
  try {
    // Non-blocking: opening a pipe in place of the file would block.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const { size } = await handle.stat()
      if (size > maxBytes) throw new RegistryFault('unreadable', `${file} is larger than ${maxBytes} bytes`)
      return await handle.readFile('utf8')
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof RegistryFault) throw error
    throw new RegistryFault('unreadable', `${file} cannot be read: ${codeOf(error)}`)
  }
}

interface FileState {
  identity: string
  /** Milliseconds since 1970. */
  writtenAt: number
}

async function readState(file: string): Promise<FileState> {
  try {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = await stat(file, { bigint: true })
    return { identity: [ino, size, mtimeNs, ctimeNs].join(' '), writtenAt: Number(ctimeMs) }
  } catch (error) {
    return { identity: codeOf(error), writtenAt: 0 }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
