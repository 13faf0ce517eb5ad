import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startSolvent } from './app-process'
import { rememberApp } from './running-app'

/** The app's port; the remotes get the ones after it. */
const PORT = Number(process.env.E2E_PORT ?? 4300)

/** Starts the real app on a data folder of its own, and stops it after the last journey. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'solvent-e2e-'))
  const dataDir = path.join(folder, 'data')
  const { stop, ...app } = await startSolvent({ port: PORT, remotesPort: PORT + 1, dataDir })
  rememberApp({ ...app, dataDir })

  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
