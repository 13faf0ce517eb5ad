import path from 'node:path'
import { sharedPort, startSolvent, storeBeside } from './app-process'
import { type RunningApp, rememberApp, runningApp } from './running-app'
import { temporaryFolder } from './temporary-folder'
import { test as base } from './test'

/** A port for this worker's own app; the ones after it are reserved for its remotes. */
export function ownPort(): number {
  return sharedPort + 10 * (1 + base.info().parallelIndex)
}

/** A journey with a separate app, because its changes must not affect other journeys. */
export const test = base.extend<{ ownApp: RunningApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  ownApp: async ({}, use) => {
    const shared = runningApp()
    const { folder, remove } = await temporaryFolder('own-app')
    const dataDir = path.join(folder, 'data')
    const port = ownPort()
    const { stop, ...app } = await startSolvent({ port, dataDir })
    const own = { ...app, dataDir, storeDir: storeBeside({ port, dataDir }) }
    rememberApp(own)
    await use(own)
    rememberApp(shared)
    await stop()
    await remove()
  },
})
