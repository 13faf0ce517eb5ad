// @ts-check
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from './is-executable.mjs'

/** Debian's folder for the server programs, which are not on its PATH. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * Finds the PostgreSQL for tests: the server in TEST_DATABASE_URL, else the folder of the installed programs to start a
 * private one, else null.
 *
 * @returns {{ url: string } | { programs: string } | null}
 */
export function findPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const programs = folders().find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup', 'pg_ctl'].every((name) => isExecutable(join(folder, name))),
  )
  return programs ? { programs } : null
}

function folders() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...onPath, ...debianFolders()]
}

/** Newest version first. */
function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(DEBIAN, version, 'bin'))
  } catch {
    return []
  }
}
