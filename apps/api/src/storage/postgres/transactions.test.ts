import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import type { Database, UserTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { openPostgres } from './open-postgres'

const LIMIT_MS = 500
const userId = randomUUID()

let setting: Awaited<ReturnType<typeof createPostgresDatabase>>
let db: Database

beforeAll(async () => {
  setting = await createPostgresDatabase()
  // One connection, so that anything a transaction leaves behind affects the next one.
  db = await openPostgres({ url: setting.url, connections: 1, transactionMs: LIMIT_MS })
  await db.asUser(userId, (tx) =>
    tx.change(
      `insert into users (user_id, email, username, name, monthly_income_minor, currency_preference, selected_model,
         password_hash, recovery_key_hash, recovery_key_sealed, created_at, updated_at)
       values ($1, 'a@example.com', 'a', 'Maya', 0, 'USD', 'm', 'p', 'r', 's', now(), now())`,
      [userId],
    ),
  )
})
afterAll(async () => {
  await db.close()
  await setting.drop()
})

async function nameOf(tx: UserTransaction): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>('select name from users where user_id = $1', [tx.userId])
  return row?.name
}

const rename = (tx: UserTransaction, name: string) =>
  tx.change('update users set name = $2 where user_id = $1', [tx.userId, name])

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: setting.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The backend PID of the transaction's connection. */
async function connectionOf(tx: UserTransaction): Promise<number | undefined> {
  const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
  return row?.pid
}

test('a read transaction sees one snapshot, whatever is committed meanwhile', async () => {
  const other = await openPostgres({ url: setting.url })
  const seen = await db.asReader(userId, async (tx) => {
    const before = await nameOf(tx)
    await other.asUser(userId, (writer) => rename(writer, 'Ben'))
    return [before, await nameOf(tx)]
  })
  await other.close()
  expect(seen).toEqual(['Maya', 'Maya'])
  expect(await db.asReader(userId, nameOf)).toBe('Ben')
})

test('a read transaction cannot change anything', async () => {
  await expect(db.asReader(userId, (tx) => rename(tx, 'Unsaved'))).rejects.toThrow('read-only')
})

test('a caller that hangs loses its connection and its locks, and saves nothing', async () => {
  const before = await db.asReader(userId, nameOf)
  let late: Promise<unknown> = Promise.resolve()
  let connection: number | undefined
  const hanging = db.asUser(userId, async (tx) => {
    connection = await connectionOf(tx)
    await rename(tx, 'Half done')
    await new Promise((resolve) => setTimeout(resolve, 3 * LIMIT_MS))
    late = rename(tx, 'Too late')
    await late
  })
  await expect(hanging).rejects.toThrow(DatabaseUnavailable)
  expect(await db.asUser(userId, async (tx) => [await connectionOf(tx), await nameOf(tx)])).toEqual([
    connection,
    before,
  ])
  await db.asUser(userId, (tx) => rename(tx, 'Saved'))
  await new Promise((resolve) => setTimeout(resolve, 3 * LIMIT_MS))
  await expect(late).rejects.toThrow('was not sent')
  expect(await db.asReader(userId, nameOf)).toBe('Saved')
})

test('a statement that exceeds the limit is ended before its connection is reused', async () => {
  const slow = db.asUser(userId, async (tx) => {
    await rename(tx, 'Half done')
    await tx.query('select pg_sleep(1.5)')
  })
  await expect(slow).rejects.toThrow(DatabaseUnavailable)
  expect(await db.asReader(userId, nameOf)).toBe('Saved')
})

test('a connection terminated by an administrator causes no refusal while the server is available', async () => {
  const administrator = new Client({ connectionString: setting.url })
  await administrator.connect()
  for (let times = 0; times < 50; times += 1) {
    const connection = await db.asReader(userId, connectionOf)
    await administrator.query('select pg_terminate_backend($1)', [connection])
    // Immediately, before the pool has noticed.
    expect(await db.asUser(userId, nameOf)).toBe('Saved')
  }
  await administrator.end()
})

test('a change whose last statement fails is refused and rolled back', async () => {
  // The version of the books is raised in the same message as the commit.
  const version = 'alter table book_versions add constraint none check (version < 0) not valid'
  await asOwner(version)
  await expect(db.asUser(userId, (tx) => rename(tx, 'Unsaved'))).rejects.toThrow('none')
  await asOwner('alter table book_versions drop constraint none')
  expect(await db.asUser(userId, nameOf)).toBe('Saved')
})
