import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../..')

/** A remote as printed by `npm start`. */
export interface RunningRemote {
  origin: string
  pid: number
}

/** The app that the journeys use. */
export interface RunningApp {
  origin: string
  remotes: Record<string, RunningRemote>
  dataDir: string
  /** The folder of its release store. */
  storeDir: string
}

const VARIABLE = 'SOLVENT_UNDER_TEST'

export function rememberApp(app: RunningApp): void {
  process.env[VARIABLE] = JSON.stringify(app)
}

/** The app that was started for these journeys. */
export function runningApp(): RunningApp {
  const text = process.env[VARIABLE]
  if (!text) throw new Error('The app was not started')
  const app: RunningApp = JSON.parse(text)
  return app
}
