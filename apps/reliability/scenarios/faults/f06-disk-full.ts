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
/** How fast somebody else fills the disk, and how far. */
const STEP_MB = 50
const STEP_MS = 100
const LEFT_MB = 100
/** The app may look at the disk this much later. */
const NOTICED_MS = 500
const FULL_MS = 3000
const STORAGE_FULL = 507
const REFUSED_MS = 2000
/** While the database opens again after a disk without a byte left, nothing can be read for a moment. */
const FAILED_READS = 0.2
const NOT_NOW = 503
/** What a payment may be refused with. */
const REFUSALS = [NOT_NOW, STORAGE_FULL]
const ALIVE_MS = 100
const BACK_MS = 30_000
const GIVE_UP_MS = 60_000

export const diskFull: Scenario = {
  id: 'F6',
  test: 'the disk of the data fills up under write load, slowly or to the last byte at once, and is freed again',
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
      else fillAtOnce(volume)
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

/** Somebody who pays and reads while the disk is full. */
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

  /** Of the refused writes, in milliseconds. */
  get slowest(): number {
    return this.#slowest
  }

  /** Every write was refused, and reading went on; only while the database opens again it may not. */
  get isServed(): boolean {
    const isRefused = [...this.#writes.keys()].every((status) => status === STORAGE_FULL)
    return isRefused && this.#readsGoOn
  }

  get #readsGoOn(): boolean {
    const read = this.#reads.get(200) ?? 0
    const failed = this.#reads.get(NOT_NOW) ?? 0
    const all = [...this.#reads.values()].reduce((sum, times) => sum + times, 0)
    return read > 0 && read + failed === all && failed <= all * FAILED_READS
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
  for (let filled = STEP_MB; freeMb(volume) > LEFT_MB; filled += STEP_MB) {
    execFileSync('fallocate', ['--length', `${filled}MiB`, fillerOf(volume)])
    await sleep(STEP_MS)
  }
}

function fillAtOnce(volume: Volume): void {
  // The first takes nearly all, the second every block that is left; it fails at the end, as it must.
  execFileSync('fallocate', ['--length', `${freeMb(volume) - 1}MiB`, fillerOf(volume)])
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${fillerOf(volume)}-rest`, 'bs=4096'], { stdio: 'ignore' })
  } catch {
    return
  }
}

/** Milliseconds from the moment when the disk had room again until something was saved. */
async function freeAndSave(volume: Volume, workload: PaymentWorkload): Promise<number> {
  const before = workload.acknowledged
  const began = performance.now()
  for (const file of [fillerOf(volume), `${fillerOf(volume)}-rest`]) rmSync(file, { force: true })
  await pollUntil(GIVE_UP_MS, () => workload.acknowledged > before)
  return performance.now() - began
}

function fillerOf({ folder }: Volume): string {
  return join(folder, 'of-somebody-else')
}
