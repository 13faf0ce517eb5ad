import { type Person, signUp } from '@solvent/api-testing/person'
import { getDashboard } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { sharedServer } from '../../harness/app/shared-server'
import { toMinor } from '../../harness/people/amounts'
import { errorsIn } from '../../harness/people/book-errors'
import { addCash, addDebt, pay, toMessage } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'

const WRITERS = 32
const READERS = 8
const PEOPLE = 8
const START = 1_000_000
const DASHBOARDS_AN_EXPORT = 10
/** Every tenth export is also imported, each into a new account; all exports are checked arithmetically. */
const IMPORT_EVERY = 10
/** For a whole export or import, which is streamed while 32 writers run; browsers wait longer. */
const TRANSFER_MS = 300_000

interface Member {
  person: Person
  debtId: string
}

export const tornReads: Scenario = {
  id: 'M11',
  test: 'exports, and ten times as many dashboards, of 8 people while 32 writers pay from their books',
  goal: '0 of 500 exports contradict themselves, 0 of 5,000 dashboards are torn',
  engines: ['embedded', 'postgres'],
  rounds: { short: 20, long: 500 },
  async run(context) {
    const { figure, torn } = await readUnderWriters(await sharedServer(context), context.rounds)
    return { figure, reached: torn === 0 }
  },
}

export const tornReadsWithoutSnapshots: Scenario = {
  id: 'M11-control',
  test: 'the same with reads at READ COMMITTED',
  goal: 'it must fail',
  engines: ['postgres'],
  rounds: { short: 20, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: preload('read-committed') })
    const { figure, torn } = await readUnderWriters(api.url, context.rounds)
    await api.end('SIGTERM')
    await close()
    return { figure, reached: torn > 0 }
  },
}

/** Reads exports and ten times as many dashboards while writers run, and counts the inconsistent ones. */
async function readUnderWriters(url: string, exports: number): Promise<{ figure: string; torn: number }> {
  const members = await inParallel(PEOPLE, () => newMember(url))
  const counts = { exports: 0, dashboards: 0, payments: 0 }
  const torn = { exports: [] as string[], dashboards: [] as string[] }
  let isOver = false
  const writing = inParallel(WRITERS, async (n) => {
    const { person, debtId } = members[n % PEOPLE] ?? fail()
    while (!isOver) if ((await pay(person, { debtId, amount: 1 })).status === 200) counts.payments += 1
  })
  await inParallel(READERS, async (n) => {
    const { person } = members[n % PEOPLE] ?? fail()
    while (counts.exports < exports) {
      counts.exports += 1
      const number = counts.exports
      torn.exports.push(...(await contradictions(person, number % IMPORT_EVERY === 0)))
      for (let dashboard = 0; dashboard < DASHBOARDS_AN_EXPORT; dashboard += 1) {
        counts.dashboards += 1
        torn.dashboards.push(...(await tear(person)))
      }
    }
  })
  isOver = true
  await writing
  const summary = `${torn.exports.length} of ${counts.exports} exports contradict themselves, ${torn.dashboards.length} of ${counts.dashboards} dashboards are torn`
  const examples = formatDifferences([...torn.exports.slice(0, 1), ...torn.dashboards.slice(0, 1)])
  return {
    figure: `${counts.payments} payments meanwhile: ${summary}; ${examples}`,
    torn: torn.exports.length + torn.dashboards.length,
  }
}

async function newMember(url: string): Promise<Member> {
  const person = await signUp(url)
  await addCash(person, START)
  return { person, debtId: await addDebt(person, START) }
}

/** At most one problem: an inconsistency within the export, or the error of importing it. */
async function contradictions(person: Person, imports: boolean): Promise<string[]> {
  const document = await exportOf(person)
  if (document === null) return ['the export breaks off']
  const [first] = [...errorsIn(document), ...orphans(document)]
  if (first !== undefined) return [first]
  if (!imports) return []
  const other = await signUp(person.url)
  const reply = await other.send(importData, { body: document, timeoutMs: TRANSFER_MS })
  return reply.status === 200 ? [] : [`the import says ${reply.status}: ${toMessage(reply)}`]
}

/** Null if the server ended the stream because it noticed inconsistent rows. */
async function exportOf(person: Person): Promise<ExportedData | null> {
  try {
    return await person.answer(exportData, { timeoutMs: TRANSFER_MS })
  } catch (error) {
    // How `fetch` reports a response that was cut off.
    if (error instanceof TypeError && error.message === 'terminated') return null
    throw error
  }
}

/** Payments and changes whose entries are not in the export. */
function orphans({ entries, changes, payments }: ExportedData): string[] {
  const known = new Set(entries.map(({ id }) => id))
  const named = [...changes, ...payments].map(({ entry_id }) => entry_id)
  const strange = new Set(named.filter((id) => !known.has(id)))
  return strange.size === 0 ? [] : [`${strange.size} entries have changes or payments and are not there`]
}

/** A payment reduces assets and debts equally, so the net worth must stay 0. */
async function tear(person: Person): Promise<string[]> {
  const { net_worth: worth, total_assets: owned } = await person.answer(getDashboard)
  return toMinor(worth) === 0n ? [] : [`owned ${owned}, worth ${worth} instead of 0`]
}

function fail(): never {
  throw new Error('There are no members')
}
