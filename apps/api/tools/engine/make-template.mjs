// @ts-check
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const modules = join(import.meta.dirname, '../../../../node_modules')
/** Among npm's packages, so that what is built in it finds them. */
export const engineCache = join(modules, '.cache/solvent-engine')

/**
 * The folder of a database without tables, which every first start copies. Making one takes seconds and much memory,
 * so it is kept; named after the version of PGlite, as another one makes other files.
 */
export async function keptTemplate() {
  const { version } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
  const folder = join(engineCache, `template-${version}`)
  if (!existsSync(folder)) await makeTemplate(folder)
  return folder
}

/** @param {string} folder that is there completely or not at all */
async function makeTemplate(folder) {
  await mkdir(engineCache, { recursive: true })
  const draft = await mkdtemp(join(engineCache, 'draft-'))
  const pg = await PGlite.create(draft)
  await pg.close()
  // Two builds that run at once may make it twice; one of them keeps it.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = join(import.meta.dirname, '../../dist/template')
  await rm(built, { recursive: true, force: true })
  await cp(await keptTemplate(), built, { recursive: true })
}
