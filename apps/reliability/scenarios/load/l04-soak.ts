import { join } from 'node:path'
import { startApi } from '../../harness/app/api-process'
import { folderSize, memoryOf, missingProc } from '../../harness/app/process-memory'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { Population } from '../../harness/people/population'
import { countErrors, type LoadReport, runLoad } from '../../harness/requests/load'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { median } from '../../harness/runner/statistics'

const USERS = 40
const THINK_MS = 400
const READS = 0.5
const SHORT_SECONDS = 3
/** The first minutes fill caches and pools and are not compared. */
const WARM_UP_MINUTES = 3
const WAL_MB = 128
/** The default is 1 GB; this leaves room for the log written during a checkpoint. */
const WAL_SETTING = 'max_wal_size=96MB'
const GROWTH = 1.1
const DRIFT = 1.2

interface Minute {
  memory: number
  wal: number
  p95: number
}

export const soak: Scenario = {
  id: 'L4',
  test: '40 users, half of whose requests save something, for one minute per round (PostgreSQL with max_wal_size 96 MB)',
  goal: '1 hour: memory + <= 10 %, WAL <= 128 MB, p95 drift <= 20 %',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 60 },
  missing: missingProc,
  async run(context) {
    const provisioned = await provisionStore(context, 'data', [WAL_SETTING])
    const api = await startApi({ store: provisioned.store })
    const population = await Population.create(api.url, context.short ? 4 : USERS)
    const acknowledged = population.users.map(() => 0)
    const minutes: Minute[] = []
    let bad = 0
    for (let minute = 0; minute < context.rounds; minute += 1) {
      const report = await oneMinute(api.url, population, context)
      report.acknowledged.forEach((count, n) => {
        acknowledged[n] = (acknowledged[n] ?? 0) + count
      })
      bad += countErrors(report)
      const now: Minute = {
        memory: memoryOf(api.process.pid).now,
        wal: walSize(provisioned, context),
        p95: report.latency.p95,
      }
      minutes.push(now)
      if (minute % 5 === 4) context.log(`minute ${minute + 1}: ${describeMinute(now)}`)
    }
    const wrong = await population.differences(acknowledged)
    await api.end('SIGTERM')
    await provisioned.close()
    return verdict(minutes, { bad, wrong, saved: acknowledged.reduce((sum, count) => sum + count, 0) })
  },
}

function oneMinute(url: string, { users }: Population, { short }: ScenarioContext): Promise<LoadReport> {
  const seconds = short ? SHORT_SECONDS : 60
  return runLoad({ kind: 'users', url, users, seconds, thinkMs: THINK_MS, reads: READS })
}

function verdict(minutes: readonly Minute[], totals: { bad: number; wrong: string[]; saved: number }) {
  const wal = Math.max(...minutes.map((minute) => minute.wal))
  const isSound = totals.bad === 0 && totals.wrong.length === 0 && wal <= WAL_MB
  const counts = `${totals.saved} payments, ${totals.bad} errors, ${formatDifferences(totals.wrong)}, WAL at most ${Math.round(wal)} MB`
  const part = Math.floor((minutes.length - WARM_UP_MINUTES) / 4)
  const last = minutes.at(-1)
  if (part < 1) {
    return {
      figure: `${counts}; too short to show a drift${last ? ` (${describeMinute(last)})` : ''}`,
      reached: isSound,
    }
  }
  const [first, end] = [minutes.slice(WARM_UP_MINUTES, WARM_UP_MINUTES + part), minutes.slice(-part)]
  const memory = medianOf(end, 'memory') / medianOf(first, 'memory')
  const p95 = medianOf(end, 'p95') / medianOf(first, 'p95')
  return {
    figure: `${counts}, memory ${megabytes(first)} to ${megabytes(end)} MB (x ${memory.toFixed(2)}), p95 ${formatDuration(medianOf(first, 'p95'))} to ${formatDuration(medianOf(end, 'p95'))} (x ${p95.toFixed(2)}); first and last quarter after ${WARM_UP_MINUTES} minutes`,
    reached: isSound && memory <= GROWTH && p95 <= DRIFT,
  }
}

function walSize({ store, postgres }: ProvisionedStore, { scratch }: ScenarioContext): number {
  if (store.engine === 'embedded') return folderSize(join(store.dataDir, 'pg_wal'))
  return folderSize(join(postgres?.folder ?? scratch, 'data', 'pg_wal'))
}

function medianOf(minutes: readonly Minute[], field: keyof Minute): number {
  return median(minutes.map((minute) => minute[field]))
}

function megabytes(minutes: readonly Minute[]): number {
  return Math.round(medianOf(minutes, 'memory'))
}

function describeMinute({ memory, wal, p95 }: Minute): string {
  return `memory ${Math.round(memory)} MB, WAL ${Math.round(wal)} MB, p95 ${formatDuration(p95)}`
}
