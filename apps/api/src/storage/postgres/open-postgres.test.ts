import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import type { Database, Transaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { migrate } from '../migrate'
import { migrations } from '../migrations/migrations'
import { StorageFull } from '../storage-full'
import { userIdsAfter } from '../tables/all-user-ids'
import { openPostgres } from './open-postgres'
import { prepareRoles } from './roles'

const ADA = '11111111-1111-8111-8111-111111111111'
const BOB = '22222222-2222-8222-8222-222222222222'
const ASSET = '33333333-3333-7333-8333-333333333333'
const LOAN = '44444444-4444-7444-8444-444444444444'

let url = ''
let drop: () => Promise<void>
let opened: Database[] = []

beforeEach(async () => {
  ;({ url, drop } = await createPostgresDatabase())
})
afterEach(async () => {
  await Promise.all(opened.map((db) => db.close()))
  opened = []
  await drop()
})

async function open(): Promise<Awaited<ReturnType<typeof openPostgres>>> {
  const db = await openPostgres({ url })
  opened.push(db)
  return db
}

/** Connects as the owner of the database, bypassing Solvent. */
async function asOwner<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function addThrottle(db: Database, userId: string): Promise<unknown> {
  return db.asUser(userId, (tx) =>
    tx.query(
      `insert into throttles (user_id, subject, failures, window_started_at, blocked_until)
       values ($1, 'account', 0, now(), now())`,
      [userId],
    ),
  )
}

test('servers that start concurrently on an empty database migrate it once', async () => {
  const all = await Promise.all([open(), open(), open()])
  for (const db of all) await db.ping()
  const { rows } = await asOwner((client) => client.query('select name from solvent_internal.migrations'))
  expect(rows).toHaveLength(migrations.length)
})

test('data of the first release survives the upgrade, separated by person', async () => {
  const amounts = 'liability_id, total_minor, remaining_minor, installment_minor, installments_total'
  await asOwner(async (client) => {
    const query = async <Row>(sql: string, params?: unknown[]) =>
      (await client.query(sql, params)).rows as Row[]
    await client.query('begin')
    await prepareRoles(client)
    await migrate({ readOnly: false, exec: (sql) => client.query(sql), query }, migrations.slice(0, 3))
    for (const id of [ADA, BOB]) {
      await client.query(`select set_config('app.user_id', '${id}', true)`)
      await client.query(`
        insert into users values ('${id}', 'e', 'u', 'n', 0, 'USD', 'm', 'p', 'r', 's', null, null, now(), now());
        insert into assets values ('${id}', '${ASSET}', 'Cash', '', '', true, 5, '2026-01-01', now());
        insert into liabilities (user_id, ${amounts}, liability_type, description, installments_paid,
          credit_minor, frequency, first_due_date, priority, interest_rate_bp, created_at)
          values ('${id}', '${LOAN}', 9, 9, 9, 1, 'Rent', '', 0, 0, 'monthly', '2026-01-01', 50, 0, '2026-01-01');
        insert into journal_entries values ('${id}', '${ASSET}', 'opening', '2026-01-01', now(), '');
        insert into journal_lines values ('${id}', '${ASSET}', 1, 'asset', '${ASSET}', 5)`)
    }
    await client.query('commit')
  })
  const db = await open()
  expect(await db.readEverything((tx) => userIdsAfter(tx, null, 10))).toEqual([ADA, BOB])
  await db.asUser(ADA, async (tx) => {
    expect(await tx.query('select user_id, value_minor from assets')).toEqual([
      { user_id: ADA, value_minor: '5' },
    ])
    expect(await tx.query(`select user_id, ${amounts} from liabilities`)).toHaveLength(1)
  })
})

describe('while the database runs', () => {
  test('a row locked by another transaction is waited for at most two seconds', async () => {
    const db = await open()
    await addThrottle(db, ADA)
    const lock = 'select 1 from throttles for update'
    await db.asUser(ADA, async (tx) => {
      expect(await tx.query('show lock_timeout')).toEqual([{ lock_timeout: '2s' }])
      await tx.query(lock)
      await expect(db.asUser(ADA, (other) => other.query(lock))).rejects.toThrow(DatabaseUnavailable)
    })
    expect(await db.asUser(ADA, (tx) => tx.query(lock))).toHaveLength(1)
  })

  test('JIT compilation is off in every kind of transaction', async () => {
    const db = await open()
    const show = 'show jit'
    expect(await db.asUser(ADA, (tx) => tx.query(show))).toEqual([{ jit: 'off' }])
    expect(await db.asReader(ADA, (tx) => tx.query(show))).toEqual([{ jit: 'off' }])
    expect(await db.long.read(ADA, (view) => view((tx) => tx.query(show)))).toEqual([{ jit: 'off' }])
    expect(await db.readEverything((tx) => tx.query(show))).toEqual([{ jit: 'off' }])
  })

  test('a statement that never ends is stopped', async () => {
    const db = await open()
    await expect(db.asUser(ADA, (tx) => tx.query('select pg_sleep(20)'))).rejects.toThrow(DatabaseUnavailable)
  })

  test('two transactions that deadlock both succeed', async () => {
    const db = await open()
    const ids = ['account', 'address']
    await db.asUser(ADA, (tx) =>
      tx.query(
        `insert into throttles select $1, subject, 0, now(), now() from unnest($2::text[]) as subject`,
        [ADA, ids],
      ),
    )
    const bump = (subjects: string[]) =>
      db.asUser(ADA, async (tx) => {
        for (const subject of subjects) {
          await tx.query('update throttles set failures = failures + 1 where subject = $1', [subject])
          await tx.query('select pg_sleep(0.1)')
        }
      })
    await Promise.all([bump(ids), bump([...ids].reverse())])
    const rows = await db.asUser(ADA, (tx) => tx.query('select failures from throttles'))
    expect(rows).toEqual([{ failures: 2 }, { failures: 2 }])
  })

  test('a lost connection is reported as nothing saved, and the next transaction works', async () => {
    const db = await open()
    const lost = db.asUser(ADA, async (tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await asOwner((client) => client.query('select pg_terminate_backend($1)', [own?.pid]))
      return tx.query('select 1')
    })
    await expect(lost).rejects.toThrow(DatabaseUnavailable)
    await addThrottle(db, ADA)
  })

  test('nothing is saved outside a transaction: neither if it cannot begin, nor after its end', async () => {
    const db = await open()
    const change = (tx: Transaction) => tx.query('create table left_behind ()')
    // The null character makes the first message invalid for PostgreSQL.
    await expect(db.asUser(`${ADA}\0`, change)).rejects.toThrow()
    let ended: Transaction | undefined
    await db.asUser(ADA, async (tx) => {
      ended = tx
      await tx.query('select 1')
    })
    await expect(ended && change(ended)).rejects.toThrow('The transaction is over')
    const found = await asOwner((client) => client.query(`select to_regclass('left_behind') as name`))
    expect(found.rows).toEqual([{ name: null }])
    await addThrottle(db, ADA)
  })

  test('when several statements fail, the error is that of the first', async () => {
    const db = await open()
    let masked: Promise<unknown> = Promise.resolve()
    const failed = db.asUser(ADA, async (tx) => {
      const first = tx.query('select 1 / 0').catch(() => new Promise(() => {}))
      masked = tx.query('select 1')
      await Promise.all([first, masked])
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    await expect(masked).rejects.toMatchObject({ code: '25P02' })
  })

  test.each([
    ['its disk is full', 'disk_full', StorageFull],
    ['it has no memory', 'out_of_memory', DatabaseUnavailable],
  ])('where %s, it is reported, and the next transaction works', async (_, condition, refusal) => {
    const db = await open()
    const failed = db.asUser(ADA, (tx) =>
      tx.query(`do $$ begin raise exception using errcode = '${condition}'; end $$`),
    )
    await expect(failed).rejects.toThrow(refusal)
    await addThrottle(db, ADA)
  })

  test('a failed statement whose error is ignored saves nothing and is reported', async () => {
    const db = await open()
    const failing = db.asUser(ADA, async (tx) => {
      await tx.query('select 1 / 0').catch(() => {})
    })
    await expect(failing).rejects.toThrow('nothing was saved')
  })
})
