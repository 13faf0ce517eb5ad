import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Person } from '@solvent/api-testing/person'
import {
  type Endpoint,
  getDashboard,
  getNetWorth,
  listAssets,
  listEntries,
  listLiabilities,
} from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { type Api, embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import type { Scenario } from '../../harness/runner/scenario'

const PAYERS = 3
const PAYING_MS = 3000
const reads: readonly Endpoint[] = [getDashboard, getNetWorth, listAssets, listLiabilities, listEntries]

interface Detection {
  by: 'start' | 'read' | 'verify' | 'none'
  /** Responses that were neither correct nor refused. */
  wrong: number
}

export const bitFlipped: Scenario = {
  id: 'F9',
  test: 'one bit flipped at random in the file of a table with rows in it, of a stopped server',
  goal: '50 of 50 detected, by a read or by verify; never a wrong answer',
  engines: ['embedded'],
  rounds: { short: 2, long: 50 },
  async run({ scratch, rounds, log }) {
    const original = join(scratch, 'original')
    const people = await makeData(embeddedStore(scratch, 'original'))
    const files = await tableFiles(original, join(scratch, 'looked-through'))
    const store = embeddedStore(scratch)
    const right = await answersOf(restoreCopy(original, store), people)
    const counts = { start: 0, read: 0, verify: 0, none: 0 }
    let wrong = 0
    for (let round = 0; round < rounds; round += 1) {
      restoreCopy(original, store)
      const file = files[Math.floor(Math.random() * files.length)] ?? ''
      flipOneBit(join(scratch, 'data', file))
      const detection = await detect(store, people, right)
      counts[detection.by] += 1
      wrong += detection.wrong
      if (detection.by === 'none') log(`not noticed: ${file}`)
    }
    return {
      figure: `${rounds - counts.none} of ${rounds} flips detected (by the start ${counts.start}, by a read ${counts.read}, by verify ${counts.verify}) in ${files.length} files; ${wrong} wrong answers`,
      reached: counts.none === 0 && wrong === 0,
    }
  },
}

/** Creates a few people with payments, then stops the server. */
async function makeData(store: Store): Promise<Person[]> {
  const api = await startApi({ store })
  const workload = await PaymentWorkload.create(api.url, PAYERS)
  workload.start()
  await sleep(PAYING_MS)
  await workload.stop()
  await api.end('SIGTERM')
  return workload.clients.map(({ person }) => person)
}

/** Paths of the non-empty tables and their TOAST tables, relative to the data folder. */
async function tableFiles(original: string, copy: string): Promise<string[]> {
  cpSync(original, copy, { recursive: true })
  const pg = await PGlite.create(copy)
  try {
    const { rows } = await pg.query<{ path: string }>(`
      select pg_relation_filepath(t.oid) as path from pg_class c join pg_class t on t.oid in (c.oid, c.reltoastrelid)
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, to_regnamespace('solvent_internal'))
        and pg_relation_size(t.oid) > 0`)
    return rows.map(({ path }) => path)
  } finally {
    await pg.close()
    rmSync(copy, { recursive: true })
  }
}

/** Restores the original data, so that no round sees the effects of an earlier one. */
function restoreCopy(original: string, store: Store): Store {
  if (store.engine !== 'embedded') throw new Error('This scenario needs a data folder')
  rmSync(store.dataDir, { recursive: true, force: true })
  cpSync(original, store.dataDir, { recursive: true })
  cpSync(`${original}.key`, `${store.dataDir}.key`)
  return store
}

function flipOneBit(file: string): void {
  const bytes = readFileSync(file)
  const at = Math.floor(Math.random() * statSync(file).size)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
  writeFileSync(file, bytes)
}

/** The responses to all reads of all people, as text; null for a server error. */
async function answersOf(store: Store, people: readonly Person[]): Promise<(string | null)[]> {
  const api = await startApi({ store })
  try {
    return await ask(api, people)
  } finally {
    await api.end('SIGTERM')
  }
}

async function ask(api: Api, people: readonly Person[]): Promise<(string | null)[]> {
  const answers: (string | null)[] = []
  for (const person of people) {
    person.url = api.url
    for (const contract of reads) {
      const { status, body } = await person.send(contract)
      answers.push(status >= 500 ? null : `${status} ${JSON.stringify(body)}`)
    }
  }
  return answers
}

async function detect(
  store: Store,
  people: readonly Person[],
  right: readonly (string | null)[],
): Promise<Detection> {
  let answers: (string | null)[]
  try {
    answers = await answersOf(store, people)
  } catch {
    return { by: 'start', wrong: 0 }
  }
  const wrong = answers.filter((answer, index) => answer !== null && answer !== right[index]).length
  if (answers.includes(null)) return { by: 'read', wrong }
  return { by: (await verify(store)).length > 0 ? 'verify' : 'none', wrong }
}
