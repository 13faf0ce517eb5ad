import type { PlannedScenario } from '../../report/result'
import type { Engine } from './scenario'

/** The most useful scenarios, slowest first. */
const SMOKE_SCENARIOS = [
  ...['F12', 'F9', 'F10'],
  ...['F1', 'F3', 'F11'],
  ...['F2', 'F2-control'],
  ...['M1', 'M1-control', 'M4', 'M7'],
  ...['B1', 'B4'],
]

/** The scenarios that one process runs; they share a command and an engine. */
export interface SmokeJob {
  command: string
  engine: Engine
  only: string[]
}

/**
 * Groups the smoke scenarios into jobs by command and engine, each scenario once per engine.
 *
 * @throws Error if a scenario is not planned, so that none is skipped silently
 */
export function toSmokeJobs(
  planned: readonly PlannedScenario[],
  ids: readonly string[] = SMOKE_SCENARIOS,
): SmokeJob[] {
  const jobs = new Map<string, SmokeJob>()
  for (const id of ids) {
    const found = planned.filter((one) => one.id === id)
    if (found.length === 0) throw new Error(`There is no scenario ${id}.`)
    for (const { command: npmCommand, engine } of found) {
      const command = npmCommand.replace('npm run test:', '')
      const job = jobs.get(`${command} ${engine}`) ?? { command, engine, only: [] }
      job.only.push(id)
      jobs.set(`${command} ${engine}`, job)
    }
  }
  return [...jobs.values()]
}
