import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { eventually } from '@solvent/api-testing/eventually'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { isUnavailable } from '../../testing/is-unavailable'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import type { Database } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'

const mockFolder = mkdtempSync(join(tmpdir(), 'solvent-group-'))
const BLOCK_FILE = join(mockFolder, 'hold')
const FAIL_FILE = join(mockFolder, 'fail')
const SYNC_LOG_FILE = join(mockFolder, 'syncs')

/** The engine with a disk whose syncs are counted, block while the file HOLD exists, and fail while FAIL exists. */
const PROGRAM = `
  import fs from 'node:fs'
  const sync = fs.fsyncSync
  const clock = new Int32Array(new SharedArrayBuffer(4))
  fs.fsyncSync = (descriptor) => {
    while (fs.existsSync(${JSON.stringify(BLOCK_FILE)})) Atomics.wait(clock, 0, 0, 5)
    if (fs.existsSync(${JSON.stringify(FAIL_FILE)})) throw Object.assign(new Error('The disk is broken.'), { code: 'EIO' })
    sync(descriptor)
    fs.appendFileSync(${JSON.stringify(SYNC_LOG_FILE)}, '.')
  }
  await import(${JSON.stringify(pathToFileURL(process.env.SOLVENT_TEST_ENGINE_PROGRAM ?? '').href)})
`

jest.mock('./engine-files', () => ({
  get engineProgram() {
    return join(mockFolder, 'engine.mjs')
  },
  templateFolder: process.env.SOLVENT_TEST_TEMPLATE,
}))

const PEOPLE = Array.from(
  { length: 15 },
  (_, n) => `${(n + 1).toString(16)}1111111-1111-8111-8111-111111111111`,
)

let folder: EmbeddedFolder
let db: Database

beforeAll(async () => {
  writeFileSync(join(mockFolder, 'engine.mjs'), PROGRAM)
  folder = await embeddedFolder()
  db = await folder.open()
  for (const person of PEOPLE) await insertPerson(db, person)
})
afterAll(async () => {
  await folder.remove()
  rmSync(mockFolder, { recursive: true })
})
beforeEach(() => writeFileSync(SYNC_LOG_FILE, ''))

function saveAll(): Promise<string>[] {
  return PEOPLE.map((person) => saveTitle(db, person))
}

test('concurrent saves share one sync', async () => {
  const titles = await Promise.all(saveAll())
  expect(readFileSync(SYNC_LOG_FILE, 'utf8').length).toBeLessThan(PEOPLE.length)
  expect(await Promise.all(PEOPLE.map((person) => savedTitles(db, person)))).toEqual(
    titles.map((title) => [title]),
  )
})

test('a single save is answered after its own sync', async () => {
  await saveTitle(db, PEOPLE[0] ?? '')
  expect(readFileSync(SYNC_LOG_FILE, 'utf8')).toBe('.')
})

test('saves are neither acknowledged nor readable before they are on disk', async () => {
  writeFileSync(BLOCK_FILE, '')
  let answered = 0
  const requests = [...saveAll(), ...PEOPLE.map((person) => savedTitles(db, person))]
  for (const request of requests) void Promise.resolve(request).then(() => (answered += 1))
  await pause(400)
  expect(answered).toBe(0)
  rmSync(BLOCK_FILE)
  await Promise.all(requests)
})

test('when a sync fails, the saves that waited for it are refused, and nothing else is lost', async () => {
  const before = await Promise.all(PEOPLE.map((person) => savedTitles(db, person)))
  writeFileSync(FAIL_FILE, '')
  const saving = saveAll()
  await Promise.race(saving).catch(() => {})
  rmSync(FAIL_FILE)
  const outcomes = await Promise.allSettled(saving)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DatabaseUnavailable)
  for (const [n, person] of PEOPLE.entries()) {
    const acknowledged = outcomes
      .slice(n, n + 1)
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const titles = await eventually(() => savedTitles(db, person), isUnavailable)
    expect(titles).toEqual(expect.arrayContaining([...(before[n] ?? []), ...acknowledged]))
  }
})

test('a background save is answered before it is on disk, and is synced with the next regular save', async () => {
  const [person = ''] = PEOPLE
  const before = await savedTitles(db, person)
  writeFileSync(BLOCK_FILE, '')
  const unsynced = await saveTitle(db, person, 'inBackground')
  const saving = saveTitle(db, person)
  expect(await Promise.race([saving, pause(200, 'still waiting')])).toBe('still waiting')
  rmSync(BLOCK_FILE)
  expect(await savedTitles(db, person)).toEqual([...before, unsynced, await saving].sort())
})
