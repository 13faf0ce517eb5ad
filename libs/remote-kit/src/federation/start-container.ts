import type { RegisteredRelease } from '@solvent/delivery'
import { folderOf, scriptsOf } from '../scripts/manifest'
import { runScript } from '../scripts/run-script'
import { createChunkRegistries } from './chunk-registries'
import type { Container, StartContainer } from './federation'

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

/** Starts containers by running their entry scripts. A remote's containers use one variable, so start one at a time. */
export function containersByScript(): StartContainer {
  const chunks = createChunkRegistries()

  return async (remote: string, release: RegisteredRelease) => {
    const { entry, globalName = remote } = scriptsOf(release, [])
    chunks.prepare(remote, folderOf(release))
    await runScript(entry)
    const container: unknown = await Reflect.get(globalThis, globalName)
    Reflect.set(globalThis, globalName, undefined)
    if (!isContainer(container)) throw new Error(`${entry.url} did not start`)
    return container
  }
}
