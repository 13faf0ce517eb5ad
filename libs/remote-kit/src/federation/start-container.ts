import type { RegisteredRelease } from '@solvent/delivery'
import { folderOf, scriptsOf } from '../scripts/manifest'
import { runScript } from '../scripts/run-script'
import { createChunkRegistries } from './chunk-registries'
import type { Container, StartContainer } from './federation'

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

/** Starts containers by running their entry scripts, one at a time for each remote. */
export function containersByScript(): StartContainer {
  const chunks = createChunkRegistries()

  async function run(remote: string, release: RegisteredRelease): Promise<Container> {
    const { entry, globalName = remote } = scriptsOf(release, [])
    chunks.prepare(remote, folderOf(release))
    await runScript(entry)
    const container: unknown = await Reflect.get(globalThis, globalName)
    // The next release uses the same variable.
    Reflect.set(globalThis, globalName, undefined)
    if (!isContainer(container)) throw new Error(`${entry.url} did not start`)
    return container
  }

  const running = new Map<string, Promise<unknown>>()
  return (remote, release) => {
    const before = running.get(remote) ?? Promise.resolve()
    const next = before.then(() => run(remote, release))
    running.set(
      remote,
      next.catch(() => undefined),
    )
    return next
  }
}
