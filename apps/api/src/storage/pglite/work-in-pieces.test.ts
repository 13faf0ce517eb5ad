import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import { AccountBusy, AccountNotEmpty } from '../account-busy'
import type { Database, Maintenance } from '../database'
import { openPglite } from './open-pglite'

const ADA = '11111111-1111-8111-8111-111111111111'
const BOB = '22222222-2222-8222-8222-222222222222'

let dataDir = ''

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'solvent-pieces-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

async function open(): Promise<Database & Maintenance> {
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  for (const [userId, name] of [
    [ADA, 'ada'],
    [BOB, 'bob'],
  ] as const) {
    await insertPerson(db, userId, { email: `${name}@example.com` }).catch((error: unknown) => {
      if (!(error instanceof AccountBusy)) throw error
    })
  }
  return db
}

async function titlesOnceFree(db: Database): Promise<string[]> {
  for (;;) {
    try {
      return await savedTitles(db, ADA)
    } catch (error) {
      if (!(error instanceof AccountBusy)) throw error
      await sleep(50)
    }
  }
}

test('an account whose import was cut off by a shutdown is empty after the next start, and can be used', async () => {
  const db = await open()
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const filling = db.long.fill(ADA, async (piece) => {
    await piece((tx) => tx.query(INSERT, [ADA]))
    begun()
    return new Promise<never>(() => {})
  })
  void filling.catch(() => {})
  await isBegun
  await expect(savedTitles(db, ADA)).rejects.toThrow(AccountBusy)
  expect(await savedTitles(db, BOB)).toEqual([])
  await db.close()
  const next = await open()
  expect(await titlesOnceFree(next)).toEqual([])
  const title = await saveTitle(next, ADA)
  expect(await savedTitles(next, ADA)).toEqual([title])
  await next.close()
})

test('an import into an account with data is refused, and the data is preserved', async () => {
  const db = await open()
  const title = await saveTitle(db, ADA)
  await expect(db.long.fill(ADA, async () => async () => {})).rejects.toThrow(AccountNotEmpty)
  expect(await savedTitles(db, ADA)).toEqual([title])
  await db.close()
})

const INSERT = `insert into chat_sessions (user_id, session_id, title, created_at)
  values ($1, gen_random_uuid(), 'half of it', now())`
