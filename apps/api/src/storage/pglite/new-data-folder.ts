import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../error-code'
import { StartRefusal } from '../start-refusal'
import { IGNORED_SYNC_ERRORS } from './ignored-sync-errors'

/** Exists in a data folder from before the first file is copied until after the last one is synced to disk. */
const MARKER = 'being-made'
/** Entries that an empty disk may contain. */
const IGNORED = ['lost+found']
const CONCURRENT_COPIES = 8

/**
 * Fills an empty data folder with an empty database, or leaves an existing database unchanged. Everything is on disk
 * when this resolves; an interrupted earlier attempt is started over.
 *
 * @param template folder of a database without tables
 * @throws StartRefusal if the folder holds something else
 */
export async function prepareDataFolder(dataDir: string, template: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !IGNORED.includes(name))
  if (!names.includes(MARKER)) {
    if (names.includes('PG_VERSION')) return
    if (names.length > 0) throw new StartRefusal(foreignFolderMessage(dataDir))
  }
  await mark(dataDir)
  for (const name of names.filter((other) => other !== MARKER)) {
    await rm(join(dataDir, name), { recursive: true })
  }
  await copyDurably(template, dataDir)
  await rm(join(dataDir, MARKER))
  await sync(dataDir)
}

function foreignFolderMessage(dataDir: string): string {
  return `The folder ${dataDir} is not empty and holds no data of Solvent. Set DATA_DIR to an empty folder or to one that does not exist yet.`
}

async function mark(dataDir: string): Promise<void> {
  const file = await open(join(dataDir, MARKER), 'w', 0o600)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await sync(dataDir)
}

async function copyDurably(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true })
  // Some versions of Node.js have `path` instead of `parentPath`.
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath ?? entry.path, entry.name).slice(from.length + 1)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const files = entries.filter((entry) => entry.isFile()).map(pathOf)
  for (const folder of folders.sort()) await mkdir(join(to, folder), { mode: 0o700 })
  await forEachConcurrently(files, async (file) => {
    await copyFile(join(from, file), join(to, file))
    await sync(join(to, file))
  })
  await forEachConcurrently([...folders, '.'], (folder) => sync(join(to, folder)))
}

async function forEachConcurrently(items: string[], work: (item: string) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENT_COPIES }, worker))
}

async function sync(path: string): Promise<void> {
  try {
    const file = await open(path, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!hasCode(error, ...IGNORED_SYNC_ERRORS)) throw error
  }
}
