// @ts-check
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@solvent/api-testing/find-postgres'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import pg from 'pg'
import { buildEngine } from '../engine/build-for-tests.mjs'

/** The roles under which the server runs its statements; created once, because test files start concurrently. */
const ROLES = ['solvent_app', 'solvent_maintenance', 'solvent_backup']

/** Jest global setup: sets SOLVENT_TEST_POSTGRES to the URL of a server on which tests may create databases. */
async function start() {
  // Some tests copy between the two kinds of database.
  await buildEngine()
  const found = findPostgres()
  if (found === null) throw new Error('There is no PostgreSQL for the tests.')
  const url = 'url' in found ? found.url : await startPrivateServer()
  process.env.SOLVENT_TEST_POSTGRES = url
  await createRoles(url)
}

async function startPrivateServer() {
  const server = new PostgresServer(mkdtempSync(join(realpathSync(tmpdir()), 'solvent-postgres-')), {
    isTemporary: true,
  })
  server.create()
  await server.start()
  Object.assign(globalThis, { stopPostgres: () => server.stop('SIGQUIT') })
  return createPlainUser(server.urlOf('postgres'))
}

/**
 * Creates a user with only the rights Solvent needs, so that tests fail where a superuser would pass.
 *
 * @param {string} url of a superuser
 */
async function createPlainUser(url) {
  await run(url, ['create role solvent login createdb createrole'])
  return url.replace('postgres@', 'solvent@')
}

/** @param {string} url */
async function createRoles(url) {
  await run(
    url,
    ROLES.flatMap((role) => [
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then
         create role ${role} nologin; grant ${role} to current_user; end if; end $$`,
    ]),
  )
}

/** @param {string} url @param {string[]} statements */
async function run(url, statements) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export { start as default }
