import path from 'node:path'
import { sharedPort, startSolvent, storeBeside } from './app-process'
import { rememberApp } from './running-app'
import { startScriptedModel } from './scripted-model'
import { temporaryFolder } from './temporary-folder'

/** Starts the real app on a data folder of its own, beside a model that knows its lines; stops both in the end. */
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
  rememberApp({ ...app, dataDir, storeDir: storeBeside({ port: sharedPort, dataDir }) })

  return async () => {
    await stop()
    model.stop()
    await remove()
  }
}
