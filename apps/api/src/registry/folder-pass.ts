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
  isStillTrue(): Promise<boolean>
}

export function startPass(): FolderPass {
  const seen = new Map<string, string>()

  /** Noted before the file is read: what changes meanwhile is another one at the next look. */
  async function note(file: string): Promise<void> {
    seen.set(file, await identityOf(file))
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
      const now = await Promise.all([...seen.keys()].map(identityOf))
      return [...seen.values()].every((before, index) => before === now[index])
    },
  }
}

/** Reads a file unless it is larger than that. @throws RegistryFault */
export async function readSmall(file: string, mostBytes: number): Promise<string> {
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

async function identityOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch (error) {
    return codeOf(error)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
