import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD, type Person, signUp } from '@solvent/api-testing/person'
import { deleteAccount, getProfile } from '@solvent/contracts'
import { type Api, startApi } from '../../harness/app/api-process'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import { provisionStore } from '../../harness/app/provision-store'
import { prepareLongBooks, seedEntries } from '../../harness/people/long-books'
import { PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { contentsOf, downloadExport, uploadImport } from '../../harness/requests/transfer-file'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { quantile } from '../../harness/runner/statistics'

const ENTRIES_A_ROUND = 1000
const MAX_GROWTH_MB = 200
const SAMPLE_MS = 100
const WARM_UP_MS = 3000
const DELETION_MS = 30 * 60_000
const JOBS_MS = 30 * 60_000
/** Up to this many rounds finish before the daily jobs begin. */
const ROUNDS_BEFORE_JOBS = 10

export const longBooks: Scenario = {
  id: 'L8',
  test: `a person with 1,000 entries per round exports them, deletes the account and imports the file into a new one, after the daily jobs, while another person opens the dashboard and pays`,
  goal: `1,000,000 entries: the second export equals the first byte for byte, memory + <= ${MAX_GROWTH_MB} MB, 0 differences of the other`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 10, long: 1000 },
  missing: missingProc,
  async run(context) {
    const { store, close } = await provisionStore(context)
    const seeding = await startApi({ store })
    const person = await signUp(seeding.url)
    await prepareLongBooks(person)
    await seeding.end('SIGTERM')
    context.log('seeding')
    await seedEntries(store, person, context.rounds * ENTRIES_A_ROUND)
    const api = await startApi({ store })
    person.url = api.url
    if (context.rounds > ROUNDS_BEFORE_JOBS && context.engine === 'embedded')
      await dailyJobsDone(api, context)
    const other = await OtherPerson.begin(api)
    const result = await moveToNewAccount(context, person, other).catch((error: unknown) => {
      for (const line of api.output.slice(-3)) context.log(line)
      throw error
    })
    const wrong = [...result.wrong, ...(await other.end())]
    await api.end('SIGTERM')
    await close()
    return {
      figure: `${(context.rounds * ENTRIES_A_ROUND).toLocaleString('en-US')} entries, ${Math.round(result.megabytes)} MB: ${result.phases.join('; ')}; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && other.maxGrowth <= MAX_GROWTH_MB,
    }
  },
}

/** Waits for the backup and the check that run half a minute after the start and block the embedded engine. */
async function dailyJobsDone({ url }: Api, { log }: ScenarioContext): Promise<void> {
  const end = performance.now() + JOBS_MS
  for (;;) {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(JOBS_MS) })
    const { last_backup, last_verify } = await response.json()
    if (last_verify !== null && last_backup !== null) return
    if (performance.now() > end) throw new Error('The daily jobs are not done.')
    log('waiting for the daily jobs')
    await sleep(10_000)
  }
}

interface Result {
  phases: string[]
  megabytes: number
  wrong: string[]
}

async function moveToNewAccount(
  context: ScenarioContext,
  person: Person,
  other: OtherPerson,
): Promise<Result> {
  const [first, second] = [join(context.scratch, 'first.json'), join(context.scratch, 'second.json')]
  const phases = [await other.phase('quiet', () => sleep(WARM_UP_MS))]
  const phase = async (name: string, work: () => Promise<unknown>) => {
    phases.push(await other.phase(name, work))
    context.log(phases.at(-1) ?? '')
  }
  await phase('export', () => downloadExport(person, first))
  await phase('deletion', () => remove(person))
  const next = await signUp(person.url)
  const wrong: string[] = []
  await phase('import', async () => {
    const { status, body } = await uploadImport(next, first)
    if (status !== 200) wrong.push(`the import: ${status} ${body}`)
  })
  await phase('second export', () => downloadExport(next, second))
  const [before, after] = [await contentsOf(first), await contentsOf(second)]
  if (before.sha256 !== after.sha256) wrong.push('the second export differs')
  return { phases, megabytes: before.bytes / 2 ** 20, wrong }
}

/** Deletes the account and waits until it is gone, even if the request times out. */
async function remove(person: Person): Promise<void> {
  const end = performance.now() + DELETION_MS
  const { status } = await person.send(deleteAccount, {
    body: { password: PASSWORD },
    timeoutMs: DELETION_MS,
  })
  if (status !== 0 && status !== 200) throw new Error(`The deletion: ${status}`)
  while ((await person.send(getProfile)).status !== 401) {
    if (performance.now() > end) throw new Error('The account is not deleted.')
    await sleep(SAMPLE_MS)
  }
}

/** Another person on the same server, and the server's memory use. */
class OtherPerson {
  maxGrowth = 0
  readonly #pid: number | undefined
  readonly #reader: PayingReader
  readonly #memoryBefore: number
  readonly #using: Promise<void>
  #times: RequestTimes = { dashboard: [], payment: [] }
  #isOver = false

  private constructor(api: Api, reader: PayingReader) {
    this.#pid = api.process.pid
    this.#reader = reader
    this.#memoryBefore = memoryOf(this.#pid).now
    this.#using = this.#use()
  }

  static async begin(api: Api): Promise<OtherPerson> {
    const reader = await PayingReader.create(api.url)
    await reader.use(WARM_UP_MS, { dashboard: [], payment: [] })
    return new OtherPerson(api, reader)
  }

  /** Runs the work; describes its duration, the other person's response times and the memory growth. */
  async phase(name: string, work: () => Promise<unknown>): Promise<string> {
    this.#times = { dashboard: [], payment: [] }
    let peak = 0
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(this.#pid).now)
    }, SAMPLE_MS)
    const began = performance.now()
    await work().finally(() => clearInterval(timer))
    const took = performance.now() - began
    const growth = Math.max(0, peak - this.#memoryBefore)
    this.maxGrowth = Math.max(this.maxGrowth, growth)
    const { dashboard, payment } = this.#times
    const waits = `others' p95 ${formatDuration(quantile(dashboard, 0.95))} dashboard, ${formatDuration(quantile(payment, 0.95))} payment, slowest ${formatDuration(Math.max(...dashboard, ...payment))}`
    return `${name} ${formatDuration(took)}, ${waits}, memory + ${Math.round(growth)} MB`
  }

  async end(): Promise<string[]> {
    this.#isOver = true
    await this.#using
    return this.#reader.differences()
  }

  async #use(): Promise<void> {
    while (!this.#isOver) {
      await this.#reader.use(SAMPLE_MS, this.#times)
      await sleep(SAMPLE_MS / 5)
    }
  }
}
