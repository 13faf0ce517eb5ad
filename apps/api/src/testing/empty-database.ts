import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Named after the pinned version of PGlite: another one makes other files. */
const TEMPLATE = join(tmpdir(), 'solvent-empty-pglite-0.5.16')

/**
 * Makes an empty database folder. Making one from nothing takes seconds, so the first test keeps it in the
 * system's temporary folder and the others copy it. Migrations run in each copy.
 */
export async function makeEmptyDatabase(dataDir: string): Promise<void> {
  if (!existsSync(TEMPLATE)) await makeTemplate()
  await cp(TEMPLATE, dataDir, { recursive: true })
}

async function makeTemplate(): Promise<void> {
  const draft = await mkdtemp(`${TEMPLATE}-`)
  const pg = await PGlite.create(draft)
  await pg.close()
  // Tests that start together may make it twice; one of them keeps it.
  await rename(draft, TEMPLATE).catch(() => rm(draft, { recursive: true }))
}
