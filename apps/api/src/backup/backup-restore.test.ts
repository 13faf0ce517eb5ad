// Engines: both (catalogues, and copies from one engine to the other)
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { answer } from '@solvent/api-testing/client'
import { carLoan, cash, PIXEL } from '@solvent/api-testing/examples'
import { accessTokenOf, logIn, PASSWORD, Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  attachReceipt,
  createSession,
  getDashboard,
  getReceipt,
  login,
  MAX_RECEIPT_BYTES,
  payLiability,
  recordExpense,
} from '@solvent/contracts'
import { checkBooks } from '../domain/books/check-books'
import type { Database, Maintenance } from '../storage/database'
import { migrations } from '../storage/migrations/migrations'
import type { TestDatabase } from '../testing/postgres-database'
import { insertPerson } from '../testing/rows'
import { startServer, type TestServer } from '../testing/start-server'
import { isEmbedded, openEmbedded, openTestDatabase } from '../testing/test-database'
import { useOwnServer } from '../testing/use-own-server'
import type { BackupKind } from './backup-names'
import { restoreBackup } from './restore-backup'
import { type WrittenBackup, writeBackup } from './write-backup'

const setting = useOwnServer()

const MANY_CONVERSATIONS = `insert into chat_sessions (user_id, session_id, title, created_at)
  select owner.user_id, gen_random_uuid(), 'Hello', now() from users owner, generate_series(1, 2000)
  where owner.user_id = $1`

/** Size of a gzip header without a file name. */
const GZIP_HEADER = 10

let folder = ''
const opened: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvent-backup-'))
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop()
})
afterAll(() => rm(folder, { recursive: true }))

let moment = Date.parse('2026-03-10T03:00:00Z')

function backUp(db: Maintenance, kind: BackupKind = 'whole', person: string | null = null) {
  moment += 1000
  return writeBackup(db, { folder, kind, person, now: new Date(moment) })
}

async function openTarget(
  open: () => Promise<TestDatabase> = openTestDatabase,
): Promise<Database & Maintenance> {
  const database = await open()
  opened.push(database)
  return database.db
}

/** Adds a loan with half of its first instalment paid, and a conversation. */
async function withBooks(person: Person, euros = 1000): Promise<Person> {
  await person.answer(addAsset, {
    body: cash(euros, { asset_description: 'under the bed\u2028"\\ \u{1F4B0}' }),
  })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const body = { payment_type: 'partial', payment_amount: 50, payment_account: 'Cash' }
  await person.answer(payLiability, { params: { id }, body, key: 'first-half' })
  await person.answer(createSession, { body: { title: 'Hello' } })
  return person
}

async function serve(db: Database & Maintenance): Promise<TestServer> {
  return startServer({ db, drop: async () => {} })
}

function countOf({ manifest }: Pick<WrittenBackup, 'manifest'>, table: string): number | undefined {
  return manifest.tables[table]?.rows
}

const sameKind = ['another database of the same kind', openTestDatabase, openTestDatabase] as const
const otherKinds = [
  ['the embedded database', openTestDatabase, openEmbedded],
  ['this kind of database from the embedded one', openEmbedded, openTestDatabase],
] as const

test.each([sameKind, ...(isEmbedded() ? [] : otherKinds)])(
  'everything is restored to %s, byte for byte, and users can log in there as before',
  async (_, from, to) => {
    const source = await openTarget(from)
    const server = await serve(source)
    const ada = await withBooks(await signUp(server.url))
    const bob = await withBooks(await signUp(server.url), 9_000_000_000)
    const rich = await signUp(server.url)
    // More than a float can hold exactly.
    await source.asUser(rich.userId, (tx) =>
      tx.change('update users set monthly_income_minor = 9007199254740993'),
    )
    const written = await backUp(source)
    expect(written.manifest.tables.users?.sums).toEqual({ monthly_income_minor: '9007199254740993' })
    expect(countOf(written, 'idempotency_keys')).toBe(2)
    expect(written.manifest.tables).not.toHaveProperty('sign_ins')
    expect(written.manifest.tables).not.toHaveProperty('api_tokens')

    const target = await openTarget(to)
    await restoreBackup(target, written.file, migrations)
    expect((await backUp(target)).manifest.tables).toEqual(written.manifest.tables)
    expect(await checkBooks(target)).toEqual({ people: 3, wrong: [] })

    const moved = await serve(target)
    for (const person of [ada, bob]) {
      const body = { email: person.email, password: PASSWORD }
      const token = accessTokenOf(await answer(moved.url, login, { body }))
      expect(await answer(moved.url, getDashboard, { token })).toEqual(await person.answer(getDashboard))
    }
    expect(await fetchStatus(moved.url, ada.token)).toBe(401)
    await moved.stop()
    await server.stop()
  },
)

test('receipts are restored byte for byte, whatever their size, and only a few of them are held in memory', async () => {
  const server = await serve(await openTarget())
  const ada = await withBooks(await signUp(server.url))
  const picture = Buffer.concat([Buffer.from(PIXEL, 'base64'), randomBytes(MAX_RECEIPT_BYTES)])
  const largest = picture.subarray(0, MAX_RECEIPT_BYTES)
  const spend = { amount: 1, occurred_on: '2026-03-10', account: 'Cash', category: 'Gifts' }
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const params = await ada.answer(recordExpense, { body: spend })
    await ada.answer(attachReceipt, { params, body: { picture: largest.toString('base64') } })
    ids.push(params.id)
  }
  const { file, manifest } = await backUp(server.db)
  expect(countOf({ manifest }, 'receipts')).toBe(6)
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(5 * 2 * MAX_RECEIPT_BYTES)

  const target = await openTarget()
  await restoreBackup(target, file, migrations)
  const moved = await serve(target)
  const { token } = await logIn(new Person(moved.url, ada.email, ''))
  for (const id of ids) {
    const response = await fetch(moved.url + getReceipt.path.replace('{id}', id), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(largest)).toBe(true)
  }
  await moved.stop()
  await server.stop()
})

async function fetchStatus(url: string, token: string): Promise<number> {
  const { status } = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })
  return status
}

test('a backup has a consistent snapshot of each person, whatever is written meanwhile', async () => {
  const ada = await withBooks(await setting.newPerson())
  let isWriting = true
  const writer = async () => {
    for (let n = 0; isWriting; n += 1) await ada.answer(addAsset, { body: cash(n + 1) })
  }
  const writers = [writer(), writer()]
  const backups: WrittenBackup[] = []
  for (let round = 0; round < 3; round += 1) backups.push(await backUp(setting.server.db))
  isWriting = false
  await Promise.all(writers)
  for (const { file } of backups) {
    // The restore checks that the books are correct.
    await restoreBackup(await openTarget(), file, migrations)
  }
})

test('requests are served during a backup, which has a consistent snapshot of each person', async () => {
  const people: Person[] = []
  for (let n = 0; n < 25; n += 1) people.push(await withBooks(await setting.newPerson()))
  const { db } = setting.server
  let saved = 0
  const { file } = await backUp({
    ...db,
    readInPieces: (work) =>
      db.readInPieces((piece) =>
        work(async (read) => {
          const seen = await piece(read)
          await people[saved++ % people.length]?.answer(addAsset, { body: cash(1) })
          return seen
        }),
      ),
  })
  // More pieces than those for the tables, the migrations and the end: there are some for people in between.
  expect(saved).toBeGreaterThan(4)
  await restoreBackup(await openTarget(), file, migrations)
})

test('people are copied together, and one with many rows alone, so that only their requests wait', async () => {
  const source = await openTarget()
  const [ada = '', bob = '', cleo = ''] = [randomUUID(), randomUUID(), randomUUID()].toSorted()
  for (const id of [ada, bob, cleo]) await insertPerson(source, id)
  const frozen: string[][] = []
  const watched: Maintenance = {
    ...source,
    readInPieces: (work) =>
      source.readInPieces((piece) =>
        work((read) =>
          piece((tx) =>
            read({
              ...tx,
              query: (sql, params) => tx.query(sql, params),
              freeze(people) {
                frozen.push([people.first, people.last])
                tx.freeze?.(people)
              },
            }),
          ),
        ),
      ),
  }
  await backUp(watched)
  expect(frozen.splice(0)).toEqual([[ada, cleo]])
  await source.asUser(bob, (tx) => tx.query(MANY_CONVERSATIONS, [bob]))
  const { file } = await backUp(watched)
  expect(frozen).toEqual([
    [ada, ada],
    [bob, bob],
    [cleo, cleo],
  ])
  await restoreBackup(await openTarget(), file, migrations)
})

test('a backup reports how many people are in it, and a restore how many rows', async () => {
  const source = await openTarget()
  for (let n = 0; n < 12; n += 1) await insertPerson(source, randomUUID())
  const progress: string[] = []
  const onProgress = (...args: [number, number, string]) => void progress.push(args.join(' '))
  const options = { folder, kind: 'whole', person: null, now: new Date(), onProgress } as const
  const { file } = await writeBackup(source, options)
  expect(progress.at(-1)).toBe('12 12 people')
  await restoreBackup(await openTarget(), file, migrations, onProgress)
  // Each person has a version of their books.
  expect(progress.at(-1)).toBe('24 24 rows')
})

test("a backup is readable only by the server's user, and no draft is left behind", async () => {
  const { file } = await backUp(setting.server.db)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => !name.endsWith('.backup.gz'))).toEqual([])
})

test('when a backup cannot be written, the error says why', async () => {
  const inTheWay = join(folder, 'a-file')
  await writeFile(inTheWay, '')
  const options = { folder: inTheWay, kind: 'whole', person: null, now: new Date() } as const
  await expect(writeBackup(setting.server.db, options)).rejects.toThrow(
    'Set BACKUP_DIR to a folder that can.',
  )
  await rm(inTheWay)
})

describe('a file is refused and nothing changes', () => {
  const other = () => join(folder, 'other.backup.gz')
  let good = ''
  let target: TestDatabase

  beforeAll(async () => {
    await withBooks(await setting.newPerson())
    good = (await backUp(setting.server.db)).file
    target = await openTestDatabase()
  })
  afterAll(() => target.drop())

  /** The backup with its text changed; `forge` also corrects the last checksum. */
  function edited(bytes: Buffer, change: (text: string) => string, forge?: 'forge'): Buffer {
    const text = change(gunzipSync(bytes).toString('utf8'))
    const end = text.lastIndexOf('\n', text.length - 2) + 1
    const manifest = JSON.parse(text.slice(end))
    if (forge) manifest.sha256 = createHash('sha256').update(text.slice(0, end)).digest('hex')
    return gzipSync(`${text.slice(0, end)}${JSON.stringify(manifest)}\n`)
  }

  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    const middle = Math.floor(copy.length / 2)
    copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle)
    return copy
  }
  /** No deflate block begins with these bits, so nothing can be decompressed. */
  const overwritten = (bytes: Buffer) => Buffer.from(bytes).fill(0xff, GZIP_HEADER, GZIP_HEADER + 1)
  const swap = (from: string, to: string) => (text: string) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }

  test.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['something else', () => Buffer.from('{"profile":{}}'), 'is not a backup'],
    ['something else in gzip', () => gzipSync('{"profile":{}}\n'), 'is not a backup'],
    ['nothing', () => Buffer.alloc(0), 'is not a backup'],
    ['half a file', (bytes) => bytes.subarray(0, bytes.length / 2), 'is incomplete'],
    [
      'whole gzip without the last line',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString('utf8')
            .replace(/\n[^\n]*\n$/, '\n'),
        ),
      'is incomplete',
    ],
    ['one bit flipped', flipped, 'its checksums differ'],
    ['a byte overwritten before anything can be read', overwritten, 'its checksums differ'],
    [
      'another amount',
      (bytes) => edited(bytes, swap('"change_minor": -5000', '"change_minor": -5001')),
      'checksums differ',
    ],
    [
      'another amount with its last checksum corrected',
      (bytes) => edited(bytes, swap('"change_minor": -5000', '"change_minor": -5001'), 'forge'),
      'checksums differ',
    ],
    [
      'of a newer version',
      (bytes) =>
        edited(
          bytes,
          swap('"migrations":[', `"migrations":[{"name":"000","sha256":"${'0'.repeat(64)}"},`),
          'forge',
        ),
      'made by a newer version of Solvent',
    ],
    [
      'of a newer format',
      (bytes) => edited(bytes, swap('"solvent_backup":1', '"solvent_backup":2'), 'forge'),
      'is not a backup',
    ],
    [
      'rows of an unknown table',
      (bytes) => edited(bytes, (text) => text.replaceAll('"chat_sessions"', '"chat_visits"'), 'forge'),
      'do not match',
    ],
  ])('%s', async (_, change, message) => {
    await writeFile(other(), change(await readFile(good)))
    await expect(restoreBackup(target.db, other(), migrations)).rejects.toThrow(message)
    expect((await backUp(target.db)).manifest.tables.users?.rows).toBe(0)
  })

  test('books that are inconsistent', async () => {
    const ada = await withBooks(await setting.newPerson())
    const { db } = setting.server
    const add = (cents: number) =>
      db.asUser(ada.userId, (tx) => tx.change('update assets set value_minor = value_minor + $1', [cents]))
    await add(1)
    const { file } = await backUp(db)
    await add(-1)
    await expect(restoreBackup(target.db, file, migrations)).rejects.toThrow(
      /The books in this backup are not right\. Person .* is 950\.01, but its journal says 950\.00\./,
    )
    expect(countOf(await backUp(target.db), 'users')).toBe(0)
  })

  test('a missing file, and a full backup when the database already has users', async () => {
    const { db } = setting.server
    await setting.newPerson()
    await expect(restoreBackup(db, join(folder, 'none'), migrations)).rejects.toThrow('There is no file')
    const { file } = await backUp(db)
    await expect(restoreBackup(db, file, migrations)).rejects.toThrow('This database already has accounts.')
  })
})

test('a single person can be restored beside others, without data of anyone else', async () => {
  const ada = await withBooks(await setting.newPerson())
  await withBooks(await setting.newPerson())
  const written = await backUp(setting.server.db, 'person', ada.userId)
  expect(countOf(written, 'users')).toBe(1)

  const target = await openTarget()
  const server = await serve(target)
  await withBooks(await signUp(server.url))
  await restoreBackup(target, written.file, migrations)
  expect(await checkBooks(target)).toEqual({ people: 2, wrong: [] })
  expect((await backUp(target, 'person', ada.userId)).manifest.tables).toEqual(written.manifest.tables)
  const token = accessTokenOf(
    await answer(server.url, login, {
      body: { email: ada.email, password: PASSWORD },
    }),
  )
  expect(await answer(server.url, getDashboard, { token })).toEqual(await ada.answer(getDashboard))
  await server.stop()

  await expect(restoreBackup(target, written.file, migrations)).rejects.toThrow('already has an account here')
})

test('a backup of an older version is migrated to this one', async () => {
  const ada = await withBooks(await setting.newPerson())
  const { file } = await backUp(setting.server.db)
  const later = { name: '999-later', sql: `alter table users add column motto text not null default 'none'` }
  const target = await openTarget()
  await restoreBackup(target, file, [...migrations, later])
  const mottos = await target.asUser(ada.userId, (tx) => tx.query('select motto from users'))
  expect(mottos).toEqual([{ motto: 'none' }])

  const { file: newer } = await backUp(target)
  await expect(restoreBackup(setting.server.db, newer, migrations)).rejects.toThrow('newer version')
  const again = await openTarget()
  await restoreBackup(again, newer, [...migrations, later])
  expect((await backUp(again)).manifest.tables).toEqual((await backUp(target)).manifest.tables)
})
