import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, startApi } from '../../harness/app/api-process'
import { type Change, changedProgram } from '../../harness/app/changed-program'
import { provisionStore } from '../../harness/app/provision-store'
import { ImportingPerson, type Inspection } from '../../harness/people/importing-person'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import { Random } from '../../harness/runner/random'
import type { Engine, Scenario, ScenarioContext } from '../../harness/runner/scenario'

const LINES = 2000
const SEED = 19
/** The latest kill, as a share of the time that the same work took without one: some kills come after the answer. */
const LATEST = 1.1
/** The least share of kills that come before the answer. */
const MIN_INTERRUPTED = 0.6
/** The least share of rounds in which a control must be found. */
const MIN_FOUND = 0.5

export const killedInAnImport: Scenario = {
  id: 'F19',
  test: `SIGKILL during an import of ${LINES.toLocaleString('en-US')} bank lines, between its first progress and a moment after its answer, and during its undo; then the same requests again`,
  goal: `50 kills of each, at least ${MIN_INTERRUPTED * 100} % of them before the answer: after each the whole import is in the books or nothing of it, sent again it is there once, and undone the books are those of before`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const killer = await Killer.start(() => startApi({ store }))
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      const { url } = killer.api
      wrong.push(...(await killTwice(killer, await ImportingPerson.create(url, LINES))))
      if (round % 5 === 4) context.log(`${round + 1} rounds, ${killer.figure}, ${formatDifferences(wrong)}`)
    }
    await killer.api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    return {
      figure: `${killer.figure}; ${formatDifferences(wrong)} (looked at after each kill and each repeated request, the journal verified at the end)`,
      reached: wrong.length === 0 && killer.interrupted >= 2 * context.rounds * MIN_INTERRUPTED,
    }
  },
}

/** The server with the rows of an import committed piece by piece and not deleted after a kill. */
const NOT_CLEARED: Record<Engine, readonly Change[]> = {
  embedded: [['await pieces.recover();', '']],
  postgres: [
    [
      'addImport: (userId, _importId, work)=>runWithoutRetry((run)=>asWriter(userId, run), userId, async (tx)=>{',
      `addImport: (userId, _importId, work)=>runWithoutRetry((run)=>asWriter(userId, run), userId, async (tx)=>{
         const finishInPieces = await work((write)=>runWithoutRetry((run)=>asWriter(userId, run), userId, write));
         return finishInPieces(tx);`,
    ],
  ],
}

/** The server with the balances written before the lines. */
const BALANCES_FIRST: readonly Change[] = [
  [
    'await piece((tx)=>insertImport(tx, planned));',
    'await piece(async (tx)=>{ await insertImport(tx, planned); await planned.applyBalances(tx); });',
  ],
]

export const importNotCleared: Scenario = {
  id: 'F19-control',
  test: 'the same kills of an import while each of its pieces is committed and no start deletes them',
  goal: `differences in over ${MIN_FOUND * 100} % of the rounds`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 10 },
  run: (context) => findDefect(context, NOT_CLEARED[context.engine]),
}

export const balancesBeforeLines: Scenario = {
  id: 'F19-balances-control',
  test: 'the same kills of an import that writes the balances with its first piece',
  goal: `differences in over ${MIN_FOUND * 100} % of the rounds`,
  engines: ['embedded'],
  rounds: { short: 3, long: 10 },
  run: (context) => findDefect(context, BALANCES_FIRST),
}

async function findDefect(context: ScenarioContext, changes: readonly Change[]) {
  const program = changedProgram('import', changes)
  const { store, close } = await provisionStore(context)
  const killer = await Killer.start(() => startApi({ store, program }))
  let found = 0
  let first = ''
  for (let round = 0; round < context.rounds; round += 1) {
    const person = await ImportingPerson.create(killer.api.url, LINES)
    const { wrong } = await killer.killImport(person, randomUUID())
    if (wrong.length > 0) found += 1
    first ||= wrong[0] ?? ''
  }
  await killer.api.end('SIGTERM')
  await close()
  return {
    figure: `differences in ${found} of ${context.rounds} rounds (first: ${first})`,
    reached: found > context.rounds * MIN_FOUND,
  }
}

/** Kills the import and its undo, and sends each again; resolves to the differences. */
async function killTwice(killer: Killer, person: ImportingPerson): Promise<string[]> {
  const [importKey, undoKey] = [randomUUID(), randomUUID()]
  const { wrong } = await killer.killImport(person, importKey)
  const again = await person.import(importKey)
  if (again?.event !== 'done') wrong.push(`imported again: ${JSON.stringify(again)}`)
  wrong.push(...(await inspectFor(person, true)))
  const [saved] = await person.imports()
  if (!saved) return [...wrong, 'no import to undo']
  wrong.push(...(await killer.killUndo(person, saved.id, undoKey)).wrong)
  const undone = await person.undo(saved.id, undoKey)
  if (undone.status !== 200) wrong.push(`undone again: ${undone.status} ${undone.code}`)
  return [...wrong, ...(await inspectFor(person, false))]
}

async function inspectFor(person: ImportingPerson, expected: boolean): Promise<string[]> {
  const { isImported, wrong } = await person.inspect()
  return isImported === expected ? wrong : [...wrong, `the import is ${isImported ? 'still' : 'not'} there`]
}

/** A server that is killed during imports and undos, and restarted. */
class Killer {
  /** Kills before the answer. */
  interrupted = 0
  #kills = 0
  /** Kills after which the whole work was done. */
  #done = 0
  /** Starts that had something to clear up. */
  #cleared = 0
  #slowestMs = 0
  readonly #random = new Random(SEED)

  private constructor(
    private readonly start: () => Promise<Api>,
    public api: Api,
    /** How long each takes without a kill: an import from its first progress on, and an undo. */
    private readonly ms: { import: number; undo: number },
  ) {}

  static async start(start: () => Promise<Api>): Promise<Killer> {
    const api = await start()
    await measure(await ImportingPerson.create(api.url, LINES))
    return new Killer(start, api, await measure(await ImportingPerson.create(api.url, LINES)))
  }

  get figure(): string {
    return `${this.#kills} kills, ${this.interrupted} of them before the answer; ${this.#done} times all of it was done, ${this.#kills - this.#done} times nothing; ${this.#cleared} starts had something to clear up; in the books or gone ${formatDuration(this.#slowestMs)} after the kill at most`
  }

  async killImport(person: ImportingPerson, key: string): Promise<Inspection> {
    let hasBegun = () => {}
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve
    })
    const asked = person.import(key, hasBegun)
    // An import that is refused has no progress.
    await Promise.race([begun, asked])
    await this.#kill(this.ms.import)
    const answer = await asked
    const inspection = await this.#restart(person, answer !== null)
    if (inspection.isImported) this.#done += 1
    if (answer && answer.event !== 'done') inspection.wrong.push(`the import: ${JSON.stringify(answer)}`)
    if (answer && !inspection.isImported) inspection.wrong.push('an acknowledged import is gone')
    return inspection
  }

  async killUndo(person: ImportingPerson, id: string, key: string): Promise<Inspection> {
    const asked = person.undo(id, key)
    await this.#kill(this.ms.undo)
    const { status, code } = await asked
    const inspection = await this.#restart(person, status !== 0)
    if (!inspection.isImported) this.#done += 1
    if (status !== 0 && status !== 200) inspection.wrong.push(`the undo: ${status} ${code}`)
    if (status !== 0 && inspection.isImported) inspection.wrong.push('an acknowledged undo is gone')
    return inspection
  }

  async #kill(ms: number): Promise<void> {
    await sleep(this.#random.next() * ms * LATEST)
    await this.api.end('SIGKILL')
    this.#kills += 1
  }

  async #restart(person: ImportingPerson, wasAnswered: boolean): Promise<Inspection> {
    if (!wasAnswered) this.interrupted += 1
    const began = performance.now()
    this.api = await this.start()
    person.person.url = this.api.url
    if (await person.waitUntilOpen()) this.#cleared += 1
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - began)
    return person.inspect()
  }
}

async function measure(person: ImportingPerson): Promise<{ import: number; undo: number }> {
  let began = 0
  const saved = await person.import(randomUUID(), () => {
    began ||= performance.now()
  })
  const imported = performance.now()
  const [first] = await person.imports()
  if (!first) throw new Error(`Nothing was imported: ${JSON.stringify(saved)}`)
  const undoing = performance.now()
  await person.undo(first.id, randomUUID())
  return { import: imported - began, undo: performance.now() - undoing }
}
