import path from 'node:path'
import { sharedPort, startSolvent } from './app-process'
import { rememberApp } from './running-app'
import { temporaryFolder } from './temporary-folder'

/** Starts the real app on a data folder of its own, and stops it after the last journey. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder('e2e')
  const dataDir = path.join(folder, 'data')
  const { stop, ...app } = await startSolvent({ port: sharedPort, dataDir, build: true })
  rememberApp({ ...app, dataDir })

  return async () => {
    await stop()
    await remove()
  }
}
