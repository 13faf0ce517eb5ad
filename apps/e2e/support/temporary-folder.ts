import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Creates a temporary folder; returns its path and a function that removes it. */
export async function temporaryFolder(name: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), `solvent-${name}-`))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
