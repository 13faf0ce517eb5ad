import { join } from 'node:path'
import { startApi } from '../../harness/app/api-process'
import { Crowd } from '../../harness/people/population'
import { quantile, shown } from '../../harness/runner/statistics'
import { type LoadReport, runLoad } from '../../harness/requests/load'
import { folderSize, memoryOf, missingProc } from '../../harness/app/process-memory'
import type { Row, Setting } from '../../harness/runner/scenario'
import { type OwnStore, ownStore } from '../../harness/app/provision-store'
import { differences } from '../../harness/runner/format'

const USERS = 40
const THINK_MS = 400
const READS = 0.5
const SHORT_SECONDS = 3
/** The first minutes fill caches and pools; what is compared comes after them. */
const WARM_UP = 3
const WAL_MB = 128
const GROWTH = 1.1
const DRIFT = 1.2

interface Minute {
  memory: number
  wal: number
  p95: number
}

export const soak: Row = {
  id: 'L4',
  test: '40 users, half of whose requests save something, for so many minutes as rounds',
  goal: '1 hour: memory + <= 10 %, WAL <= 128 MB, p95 drift <= 20 %',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 60 },
  missing: missingProc,
  async run(setting) {
    const own = await ownStore(setting)
    const api = await startApi({ store: own.store })
    const crowd = await Crowd.create(api.url, setting.short ? 4 : USERS)
    const acknowledged = crowd.users.map(() => 0)
    const minutes: Minute[] = []
    let bad = 0
    for (let minute = 0; minute < setting.rounds; minute += 1) {
      const report = await oneMinute(api.url, crowd, setting)
      report.acknowledged.forEach((count, n) => {
        acknowledged[n] = (acknowledged[n] ?? 0) + count
      })
      bad += errors(report)
      const now: Minute = {
        memory: memoryOf(api.process.pid).now,
        wal: walSize(own, setting),
        p95: report.latency.p95,
      }
      minutes.push(now)
      if (minute % 5 === 4) setting.say(`minute ${minute + 1}: ${told(now)}`)
    }
    const wrong = await crowd.differences(acknowledged)
    await api.end('SIGTERM')
    await own.close()
    return verdict(minutes, { bad, wrong, saved: acknowledged.reduce((sum, count) => sum + count, 0) })
  },
}

function oneMinute(url: string, { users }: Crowd, { short }: Setting): Promise<LoadReport> {
  const seconds = short ? SHORT_SECONDS : 60
  return runLoad({ kind: 'users', url, users, seconds, thinkMs: THINK_MS, reads: READS })
}

function verdict(minutes: readonly Minute[], seen: { bad: number; wrong: string[]; saved: number }) {
  const wal = Math.max(...minutes.map((minute) => minute.wal))
  const sound = seen.bad === 0 && seen.wrong.length === 0 && wal <= WAL_MB
  const counts = `${seen.saved} payments, ${seen.bad} errors, ${differences(seen.wrong)}, WAL at most ${Math.round(wal)} MB`
  const part = Math.floor((minutes.length - WARM_UP) / 4)
  const last = minutes.at(-1)
  if (part < 1) {
    return { figure: `${counts}; too short to tell a drift${last ? ` (${told(last)})` : ''}`, reached: sound }
  }
  const [first, end] = [minutes.slice(WARM_UP, WARM_UP + part), minutes.slice(-part)]
  const memory = median(end, 'memory') / median(first, 'memory')
  const p95 = median(end, 'p95') / median(first, 'p95')
  return {
    figure: `${counts}, memory ${megabytes(first)} to ${megabytes(end)} MB (x ${memory.toFixed(2)}), p95 ${shown(median(first, 'p95'))} to ${shown(median(end, 'p95'))} (x ${p95.toFixed(2)}); first and last quarter after ${WARM_UP} minutes`,
    reached: sound && memory <= GROWTH && p95 <= DRIFT,
  }
}

function walSize({ store, postgres }: OwnStore, { scratch }: Setting): number {
  if (store.engine === 'embedded') return folderSize(join(store.dataDir, 'pg_wal'))
  return folderSize(join(postgres?.folder ?? scratch, 'data', 'pg_wal'))
}

function median(minutes: readonly Minute[], field: keyof Minute): number {
  return quantile(
    minutes.map((minute) => minute[field]),
    0.5,
  )
}

function megabytes(minutes: readonly Minute[]): number {
  return Math.round(median(minutes, 'memory'))
}

function told({ memory, wal, p95 }: Minute): string {
  return `memory ${Math.round(memory)} MB, WAL ${Math.round(wal)} MB, p95 ${shown(p95)}`
}

function errors({ statuses }: LoadReport): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return all - (statuses[200] ?? 0)
}
