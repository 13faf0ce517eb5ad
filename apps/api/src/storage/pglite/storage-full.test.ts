import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@solvent/api-testing/eventually'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { isUnavailable } from '../../testing/is-unavailable'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import type { Database } from '../database'
import { StorageFull } from '../storage-full'
import { userIdsAfter } from '../tables/all-user-ids'

const ADA = '11111111-1111-8111-8111-111111111111'
const EVERYTHING = Number.MAX_SAFE_INTEGER
const MB = 2 ** 20

describe('on a nearly full disk', () => {
  let folder: EmbeddedFolder
  let saved = ''

  beforeAll(async () => {
    folder = await embeddedFolder()
    const db = await folder.open()
    await insertPerson(db, ADA)
    saved = await saveTitle(db, ADA)
    await db.close()
  })
  afterAll(() => folder.remove())

  test('the server starts and can read, but refuses writes', async () => {
    const db = await folder.open({ reserveBytes: EVERYTHING })
    expect(await savedTitles(db, ADA)).toEqual([saved])
    expect(await db.asUser(ADA, async (tx) => tx.readOnly)).toBe(true)
    await expect(saveTitle(db, ADA)).rejects.toThrow(StorageFull)
    await expect(db.asOwner(async () => {})).rejects.toThrow(StorageFull)
    expect(await db.readEverything((tx) => userIdsAfter(tx, null, 10))).toEqual([ADA])
    expect(await db.status()).toMatchObject({ engine: 'embedded', durable: true, writable: false })
    await db.close()
  })

  test('when there is space again, it writes as before', async () => {
    const db = await folder.open()
    expect(await db.asUser(ADA, async (tx) => tx.readOnly)).toBe(false)
    const more = await saveTitle(db, ADA)
    expect(await savedTitles(db, ADA)).toEqual([saved, more].sort())
    expect(await db.status()).toMatchObject({ writable: true, running: 0, waiting: 0 })
    await db.close()
  })
})

const disk = smallDisk()
const onSmallDisk = disk === null ? describe.skip : describe

/** Creating one needs root. */
onSmallDisk('on a disk that fills up suddenly', () => {
  const mounted = disk ?? ''

  afterAll(() => {
    spawnSync('umount', [mounted])
    rmdirSync(mounted)
  })

  test('nothing acknowledged is lost, and saving works again as soon as there is space', async () => {
    const folder = await embeddedFolder(mounted)
    const db = await folder.open({ reserveBytes: 0 })
    await insertPerson(db, ADA)
    const saved = [await saveTitle(db, ADA)]
    const ballast = join(mounted, 'ballast')
    fill(ballast)
    await expect(fillLog(db)).rejects.toThrow(StorageFull)
    rmSync(ballast)
    saved.push(await eventually(() => saveTitle(db, ADA), isUnavailable))
    expect(await savedTitles(db, ADA)).toEqual(saved.sort())
    await folder.remove()
  })

  test('reads work, writes are refused, and the reserve is created again when there is space', async () => {
    const folder = await embeddedFolder(mounted)
    const reserve = join(folder.dataDir, 'reserve')
    const db = await folder.open({ reserveBytes: 40 * MB })
    await insertPerson(db, ADA)
    const saved = [await saveTitle(db, ADA)]
    await eventually(() => expect(isComplete(reserve)).toBe(true))
    const ballast = join(mounted, 'ballast')
    const running = expect(fillLog(db)).rejects.toThrow(StorageFull)
    await pause(50)
    fill(ballast)
    await running
    for (let tries = 0; tries < 20; tries += 1) await expect(saveTitle(db, ADA)).rejects.toThrow(StorageFull)
    expect(await eventually(() => savedTitles(db, ADA), isUnavailable)).toEqual(saved)
    expect(existsSync(reserve)).toBe(false)
    rmSync(ballast)
    saved.push(await eventually(() => saveTitle(db, ADA), isUnavailable))
    expect(await savedTitles(db, ADA)).toEqual(saved.sort())
    await eventually(() => expect(isComplete(reserve)).toBe(true))
    await folder.remove()
  })

  test('a start on a completely full disk releases the reserve, and reads work', async () => {
    const folder = await embeddedFolder(mounted)
    const reserve = join(folder.dataDir, 'reserve')
    const first = await folder.open({ reserveBytes: 40 * MB })
    await insertPerson(first, ADA)
    const saved = await saveTitle(first, ADA)
    await eventually(() => expect(isComplete(reserve)).toBe(true))
    await first.close()
    const ballast = join(mounted, 'ballast')
    fill(ballast)
    const db = await folder.open({ reserveBytes: 40 * MB })
    expect(existsSync(reserve)).toBe(false)
    expect(await savedTitles(db, ADA)).toEqual([saved])
    await expect(saveTitle(db, ADA)).rejects.toThrow(StorageFull)
    rmSync(ballast)
    await folder.remove()
  })
})

function isComplete(reserve: string): boolean {
  return statSync(reserve, { throwIfNoEntry: false })?.size === 32 * MB
}

/** Writes more than the existing log files can hold. */
function fillLog(db: Database): Promise<unknown> {
  return db.asUser(ADA, (tx) =>
    tx.change(
      `insert into chat_sessions select $1, gen_random_uuid(), repeat(md5(n::text), 300), now()
       from generate_series(1, 60000) n`,
      [ADA],
    ),
  )
}

function fill(path: string): void {
  const block = Buffer.alloc(2 ** 16)
  try {
    for (;;) writeFileSync(path, block, { flag: 'a' })
  } catch {
    // Full.
  }
}

function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder])
  if (status === 0) return folder
  rmdirSync(folder)
  return null
}
