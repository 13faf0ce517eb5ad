import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Store, startApi } from '../../harness/app/api-process'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import { provisionStore } from '../../harness/app/provision-store'
import { shellSettings } from '../../harness/app/shell-settings'
import { formatDuration } from '../../harness/runner/format'
import { repositoryPath } from '../../harness/runner/repository'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { median } from '../../harness/runner/statistics'

const COLD_MS = 3000
const WARM_MS = 1000
const PEAK_MB = 400

interface Start {
  ms: number
  peak: number
}

export const start: Scenario = {
  id: 'L5',
  test: 'from the start of the process to the first page, without data (cold) and with data (warm)',
  goal: 'cold <= 3 s and <= 400 MB, warm <= 1 s (the slowest of all)',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 10 },
  missing: missingProc,
  async run(context) {
    const cold: Start[] = []
    const warm: Start[] = []
    const page = await firstPage(context.scratch)
    for (let round = 0; round < context.rounds; round += 1) {
      const { store, close } = await provisionStore(context, `data-${round}`)
      cold.push(await started(store, page))
      warm.push(await started(store, page))
      await close()
    }
    const times = (starts: Start[]) => starts.map(({ ms }) => ms)
    const peak = Math.max(...cold.map((one) => one.peak))
    const slowest = { cold: Math.max(...times(cold)), warm: Math.max(...times(warm)) }
    return {
      figure: `to ${page.name}: cold ${formatDuration(median(times(cold)))} (slowest ${formatDuration(slowest.cold)}), at most ${Math.round(peak)} MB; warm ${formatDuration(median(times(warm)))} (slowest ${formatDuration(slowest.warm)})${speedNote(context)}`,
      reached: peak <= PEAK_MB && isSpeedGoalMet(context, slowest.cold <= COLD_MS && slowest.warm <= WARM_MS),
    }
  },
}

interface Page {
  name: string
  path: string
  env: Record<string, string>
}

/** The start page if the shell is built, else the health check. */
async function firstPage(scratch: string): Promise<Page> {
  const shell = repositoryPath('apps/shell/dist')
  if (!existsSync(join(shell, 'index.html'))) return { name: '/api/health', path: '/api/health', env: {} }
  return { name: 'the first page', path: '/', env: await shellSettings(scratch) }
}

async function started(store: Store, { path, env }: Page): Promise<Start> {
  const began = performance.now()
  const api = await startApi({ store, env })
  const response = await fetch(api.url + path)
  await response.text()
  const ms = performance.now() - began
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`)
  const { peak } = memoryOf(api.process.pid)
  await api.end('SIGTERM')
  return { ms, peak }
}
