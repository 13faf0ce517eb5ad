import { listenForCommands, socketPath } from './control-socket'
import { type JobOptions, MaintenanceJobs } from './maintenance-jobs'

const FIRST_RUN_MS = 30_000
const RUN_EVERY_MS = 3_600_000

export interface MaintenanceOptions extends JobOptions {
  dataDir: string
  /** Until the jobs that are due run for the first time; half a minute where it is not set. */
  firstRunMs?: number
}

interface RunningMaintenance {
  /** Ends a backup that is being written, at once. */
  abort(): void
  stop(): Promise<void>
}

/** Begins what a running server does every hour and every day by itself, and takes the commands for it. */
export async function startMaintenance(options: MaintenanceOptions): Promise<RunningMaintenance> {
  const { dataDir, databaseUrl, firstRunMs = FIRST_RUN_MS } = options
  const jobs = new MaintenanceJobs(options)
  await jobs.loadOutcomes()
  // On a database server the commands need nobody's leave: they connect to it themselves.
  const path = databaseUrl === undefined ? socketPath(dataDir) : null
  const socket = path === null ? null : await listen(path, jobs, options.log)
  const timers = [
    setTimeout(() => void jobs.runDueJobs(), firstRunMs).unref(),
    setInterval(() => void jobs.runDueJobs(), RUN_EVERY_MS).unref(),
  ]
  return {
    abort: () => jobs.abort(),
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await socket?.close()
      await jobs.stop()
    },
  }
}

/** Not every disk has room for a socket; without one the commands ask to stop the app first. */
async function listen(path: string, jobs: MaintenanceJobs, log: JobOptions['log']) {
  try {
    return await listenForCommands(path, (request) => jobs.run(request))
  } catch (err) {
    log.error({ err }, 'commands cannot reach this server')
    return null
  }
}
