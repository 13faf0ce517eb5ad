// Engines: embedded
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cash } from '@solvent/api-testing/examples'
import { signUp } from '@solvent/api-testing/person'
import { addAsset } from '@solvent/contracts'
import type { Database, Maintenance } from '../storage/database'
import { openPglite } from '../storage/pglite/open-pglite'
import { startServer } from '../testing/start-server'
import { verify } from './verify'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-damaged-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function open(): Promise<Database & Maintenance> {
  return openPglite({ dataDir: join(folder, 'data'), onLockLost: () => {} })
}

/** Adds a person with three assets. */
async function fill(db: Database & Maintenance): Promise<void> {
  const server = await startServer({ db, drop: () => db.close() })
  const person = await signUp(server.url)
  for (const euros of [1, 2, 3]) await person.answer(addAsset, { body: cash(euros) })
  await server.stop()
}

function flipBit(file: string, position: number): void {
  const handle = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  readSync(handle, byte, 0, 1, position)
  byte.writeUInt8(byte.readUInt8(0) ^ 1)
  writeSync(handle, byte, 0, 1, position)
  closeSync(handle)
}

test('the check finds damage that no request would notice', async () => {
  await fill(await open())
  let db = await open()
  const [path] = await db.readEverything((tx) =>
    tx.query<{ file: string }>(`select pg_relation_filepath('journal_lines') as file`),
  )
  // Rows added while the index is disabled are not in it.
  const setIndexEnabled = (isEnabled: boolean) =>
    `update pg_index set indisready = ${isEnabled}, indisvalid = ${isEnabled}
     where indexrelid = 'journal_lines_by_account'::regclass`
  await db.asOwner(async (owner) => {
    await owner.exec(setIndexEnabled(false))
    await owner.exec(`insert into journal_lines
      select user_id, entry_id, 2, account_kind, account_id, 0 from journal_lines limit 1`)
    await owner.exec(setIndexEnabled(true))
  })
  expect(await verify(db)).toEqual({
    ok: false,
    lines: ['The index journal_lines_by_account shows 3 rows, its table journal_lines has 4.'],
  })
  await db.close()

  // The end of the page, where the first row is.
  flipBit(join(folder, 'data', path?.file ?? ''), 8100)
  db = await open()
  const { ok, lines } = await verify(db)
  await db.close()
  expect(ok).toBe(false)
  expect(lines[0]).toMatch(/^The table journal_lines cannot be read: invalid page in block 0 of relation/)
})
