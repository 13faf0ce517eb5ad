import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sharedPort, startSolvent, storeBeside } from './app-process'
import { rememberApp, repository } from './running-app'
import { startScriptedModel } from './scripted-model'
import { temporaryFolder } from './temporary-folder'

/** Publishes the remotes of another commit, from the folder of apps in `OTHER_APPS`, over those of this one. */
function releaseOthers(store: string): void {
  const apps = process.env.OTHER_APPS
  if (!apps) return
  const builds = readdirSync(apps)
    .filter((app) => app.endsWith('-mfe'))
    .map((app) => path.join(apps, app, 'dist'))
  const program = path.join(repository, 'apps/delivery/dist/main.mjs')
  execFileSync(process.execPath, [program, 'publish', '--no-try-on', ...builds, '--store', store], {
    stdio: 'inherit',
  })
}

/** Starts the real app on a temporary data folder, and a scripted model; returns a function that stops both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder('e2e')
  const dataDir = path.join(folder, 'data')
  const model = await startScriptedModel()
  const { stop, ...app } = await startSolvent({
    port: sharedPort,
    dataDir,
    aiBaseUrl: model.baseUrl,
    build: true,
  })
  const storeDir = storeBeside({ port: sharedPort, dataDir })
  releaseOthers(storeDir)
  rememberApp({ ...app, dataDir, storeDir })

  return async () => {
    await stop()
    model.stop()
    await remove()
  }
}
