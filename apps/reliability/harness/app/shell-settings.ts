import { RegistryStore } from '@solvent/api-testing/registry-store'
import { repositoryPath } from '../runner/repository'

/** Settings for a server that serves the built shell without remotes. */
export async function shellSettings(scratch: string): Promise<Record<string, string>> {
  const store = await RegistryStore.make(scratch)
  await store.publish(1, {})
  return {
    SHELL_DIR: repositoryPath('apps/shell/dist'),
    REGISTRY_DIR: store.dir,
    REGISTRY_KEY_FILE: store.keyFile,
  }
}
