// @ts-check
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const modules = join(import.meta.dirname, '../../../../node_modules')
/** Below `node_modules`, so that programs built here can resolve npm packages. */
export const engineCache = join(modules, '.cache/solvent-engine')

/**
 * The folder of a database without tables, which every first start copies. Creating one takes seconds and a lot of
 * memory, so it is cached per version of PGlite, whose files differ.
 */
export async function cachedTemplate() {
  const { version } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
  const folder = join(engineCache, `template-${version}`)
  if (!existsSync(folder)) await makeTemplate(folder)
  return folder
}

/** @param {string} folder created atomically */
async function makeTemplate(folder) {
  await mkdir(engineCache, { recursive: true })
  const draft = await mkdtemp(join(engineCache, 'draft-'))
  const pg = await PGlite.create(draft)
  await pg.close()
  // If concurrent builds both create it, the first rename wins.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = join(import.meta.dirname, '../../dist/template')
  await rm(built, { recursive: true, force: true })
  await cp(await cachedTemplate(), built, { recursive: true })
}
