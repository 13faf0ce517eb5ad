import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { listAssets, payLiability } from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { embeddedStore, startApi } from '../../harness/app/api-process'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { addCash, addDebt } from '../../harness/people/bookkeeping'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { pollUntil } from '../../harness/runner/deadline'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const MIB = 2 ** 20
const VOLUME_MB = 1024
/** How fast another program fills the disk, and how much space it leaves. */
const STEP_MB = 50
const STEP_MS = 100
const FREE_MB = 100
/** Time for the app to notice the full disk. */
const NOTICED_MS = 500
const FULL_MS = 3000
const STORAGE_FULL = 507
const REFUSED_MS = 2000
/** The share of reads that may fail, while the database reopens after the disk was completely full. */
const MAX_FAILED_READS = 0.2
const SERVICE_UNAVAILABLE = 503
/** The statuses that a payment may be refused with. */
const REFUSALS = [SERVICE_UNAVAILABLE, STORAGE_FULL]
const ALIVE_MS = 100
const BACK_MS = 30_000
const TIMEOUT_MS = 60_000

export const diskFull: Scenario = {
  id: 'F6',
  test: 'the disk of the data fills up under write load, slowly or to the last byte in one step, and is freed again',
  goal: 'writes 507 <= 2 s, reads go on (at most 20 % answered 503 while the database opens again), /healthz p99 < 100 ms, 0 lost, saving again <= 30 s without hands',
  engines: ['embedded'],
  rounds: { short: 2, long: 20 },
  missing: missingVolume,
  async run(context) {
    const volume = new Volume(context.scratch)
    volume.format(VOLUME_MB)
    volume.mount()
    const store = embeddedStore(join(volume.folder, 'of-solvent'))
    const api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 3)
    const visitor = await Visitor.create(api.url)
    const health = Poller.start(`${api.url}/healthz`, 20)
    const wrong: string[] = []
    let back = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(200)
      if (round % 2 === 0) await fillSlowly(volume)
      else fillCompletely(volume)
      await sleep(NOTICED_MS)
      await visitor.visit(FULL_MS)
      back = Math.max(back, await freeAndSave(volume, workload))
      await workload.stop()
      wrong.push(...(await workload.check()))
    }
    await health.stop()
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await volume.unmount()
    const others = Object.keys(workload.refused).filter((status) => !REFUSALS.includes(Number(status)))
    for (const status of others)
      wrong.push(`${workload.refused[Number(status)]} payments were answered ${status}`)
    const unhealthy = health.answers.filter(({ status }) => status !== 200).length
    return {
      figure: `while full: ${visitor.summary}; /healthz p99 ${formatDuration(health.p99)}, ${unhealthy} of ${health.answers.length} failed; saving again ${formatDuration(back)} after the disk was freed at most; ${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)}${speedNote(context)}`,
      reached:
        wrong.length === 0 &&
        visitor.isServed &&
        unhealthy === 0 &&
        isSpeedGoalMet(context, visitor.slowest <= REFUSED_MS && health.p99 < ALIVE_MS && back <= BACK_MS),
    }
  },
}

/** A person who pays and reads while the disk is full. */
class Visitor {
  readonly #writes = new Map<number, number>()
  readonly #reads = new Map<number, number>()
  #slowest = 0

  private constructor(
    readonly person: Person,
    readonly debtId: string,
  ) {}

  static async create(url: string): Promise<Visitor> {
    const person = await signUp(url)
    await addCash(person, 1000)
    return new Visitor(person, await addDebt(person, 1000))
  }

  async visit(ms: number): Promise<void> {
    const end = Date.now() + ms
    const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 0.01 }
    while (Date.now() < end) {
      const began = performance.now()
      const paid = await this.person.send(payLiability, {
        params: { id: this.debtId },
        body,
        key: randomUUID(),
      })
      this.#slowest = Math.max(this.#slowest, performance.now() - began)
      count(this.#writes, paid.status)
      count(this.#reads, (await this.person.send(listAssets)).status)
      await sleep(20)
    }
  }

  /** The slowest payment request, in milliseconds. */
  get slowest(): number {
    return this.#slowest
  }

  /** Whether every write was refused and reads went on, except while the database reopened. */
  get isServed(): boolean {
    const isRefused = [...this.#writes.keys()].every((status) => status === STORAGE_FULL)
    return isRefused && this.#readsGoOn
  }

  get #readsGoOn(): boolean {
    const read = this.#reads.get(200) ?? 0
    const failed = this.#reads.get(SERVICE_UNAVAILABLE) ?? 0
    const all = [...this.#reads.values()].reduce((sum, times) => sum + times, 0)
    return read > 0 && read + failed === all && failed <= all * MAX_FAILED_READS
  }

  get summary(): string {
    return `writes ${formatCounts(Object.fromEntries(this.#writes))}, slowest ${formatDuration(this.#slowest)}, reads ${formatCounts(Object.fromEntries(this.#reads))}`
  }
}

function count(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

function freeMb({ folder }: Volume): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / MIB)
}

async function fillSlowly(volume: Volume): Promise<void> {
  for (let filled = STEP_MB; freeMb(volume) > FREE_MB; filled += STEP_MB) {
    execFileSync('fallocate', ['--length', `${filled}MiB`, fillerOf(volume)])
    await sleep(STEP_MS)
  }
}

function fillCompletely(volume: Volume): void {
  // `fallocate` takes nearly all; `dd` takes every remaining block and then fails, as intended.
  execFileSync('fallocate', ['--length', `${freeMb(volume) - 1}MiB`, fillerOf(volume)])
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${fillerOf(volume)}-rest`, 'bs=4096'], { stdio: 'ignore' })
  } catch {
    return
  }
}

/** Frees the disk; resolves to the milliseconds until the next payment is saved. */
async function freeAndSave(volume: Volume, workload: PaymentWorkload): Promise<number> {
  const before = workload.acknowledged
  const began = performance.now()
  for (const file of [fillerOf(volume), `${fillerOf(volume)}-rest`]) rmSync(file, { force: true })
  await pollUntil(TIMEOUT_MS, () => workload.acknowledged > before)
  return performance.now() - began
}

function fillerOf({ folder }: Volume): string {
  return join(folder, 'filler')
}
