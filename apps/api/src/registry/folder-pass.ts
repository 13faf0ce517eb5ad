import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { RegistryFault } from './registry-fault'

/**
 * One look through a folder. It notes which files it has asked for and as what it found them, so that the next look
 * need not read anything again while all of them are the same.
 */
export interface FolderPass {
  /** @throws RegistryFault if there is no file of at most that size */
  text(file: string, mostBytes: number): Promise<string>
  /** The names in a folder; none where it cannot be read. */
  names(folder: string): Promise<string[]>
  /** Whether all of them are the same still. */
  isStillTrue(): Promise<boolean>
  /**
   * Whether that is enough to know. A file that was written a moment before it was read may be replaced within the same
   * tick of the file system's clock.
   */
  isSettled(): boolean
}

const TICK_MS = 100

export function startPass(): FolderPass {
  const seen = new Map<string, string>()
  let isSettled = true

  /** Noted before the file is read: what changes meanwhile is another one at the next look. */
  async function note(file: string): Promise<void> {
    const { identity, writtenAt } = await look(file)
    seen.set(file, identity)
    if (writtenAt > Date.now() - TICK_MS) isSettled = false
  }

  return {
    async text(file, mostBytes) {
      await note(file)
      return readSmall(file, mostBytes)
    },
    async names(folder) {
      await note(folder)
      return readdir(folder).catch(() => [])
    },
    async isStillTrue() {
      const now = await Promise.all([...seen.keys()].map(look))
      return [...seen.values()].every((before, index) => before === now[index]?.identity)
    },
    isSettled: () => isSettled,
  }
}

/** Reads a file unless it is larger than that. @throws RegistryFault */
async function readSmall(file: string, mostBytes: number): Promise<string> {
  try {
    // A pipe in the place of the file would be waited for.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const { size } = await handle.stat()
      if (size > mostBytes) throw new RegistryFault('unreadable', `${file} is larger than ${mostBytes} bytes`)
      return await handle.readFile('utf8')
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof RegistryFault) throw error
    throw new RegistryFault('unreadable', `${file} cannot be read: ${codeOf(error)}`)
  }
}

interface Look {
  identity: string
  /** Milliseconds since 1970. */
  writtenAt: number
}

async function look(file: string): Promise<Look> {
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
