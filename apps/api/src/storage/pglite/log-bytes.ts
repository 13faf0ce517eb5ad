import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../error-code'

/** The size of a data folder's write-ahead log on disk, in bytes. */
export async function logBytes(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'pg_wal')
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = entries.filter((entry) => entry.isFile()).map(({ name }) => sizeOf(join(folder, name)))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    // A checkpoint may remove it at any time.
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}
