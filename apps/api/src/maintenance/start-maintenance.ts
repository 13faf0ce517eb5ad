import { listenForCommands, socketPath } from './control-socket'
import { type JobOptions, MaintenanceJobs } from './maintenance-jobs'

const FIRST_RUN_MS = 30_000
const RUN_EVERY_MS = 3_600_000

export interface MaintenanceOptions extends JobOptions {
  dataDir: string
  /** Delay before the first run of due jobs; half a minute by default. */
  firstRunMs?: number
}

interface RunningMaintenance {
  /** Cancels a backup in progress, without waiting. */
  abort(): void
  stop(): Promise<void>
}

/** Starts the hourly and daily jobs of a running server, and accepts commands for it. */
export async function startMaintenance(options: MaintenanceOptions): Promise<RunningMaintenance> {
  const { dataDir, databaseUrl, firstRunMs = FIRST_RUN_MS } = options
  const jobs = new MaintenanceJobs(options)
  await jobs.loadOutcomes()
  // With a database server the commands connect to it themselves.
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

/** Not every file system supports sockets; without one the commands ask to stop the app first. */
async function listen(path: string, jobs: MaintenanceJobs, log: JobOptions['log']) {
  try {
    return await listenForCommands(path, (request) => jobs.run(request))
  } catch (err) {
    log.error({ err }, 'commands cannot reach this server')
    return null
  }
}
