import { type Configuration, rspack } from '@rspack/core'
import { chunkGlobal } from '../src/federation/chunk-registries'
import { SHARED_PACKAGES } from '../src/federation/shared-packages'
import { describe, federatedName, type RemoteOptions } from './about-remote'
import { baseConfig } from './base-config'
import { ENTRY_FILE, exposedChunk } from './manifest'
import { ReleasePlugin } from './release-plugin'

/**
 * The remote for the shell: rspack's own container, a quarter of the size of one that brings the federation runtime along,
 * which the page has already (docs/decisions/0021-plain-containers.md).
 */
export function federatedConfig(options: RemoteOptions): Configuration {
  const { dir, version } = options
  const { devPort: _, ...description } = describe(options)
  const { kind } = description.place
  const name = federatedName(dir)
  const base = baseConfig(dir)
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: name,
      chunkLoadingGlobal: chunkGlobal(name),
      publicPath: 'auto',
      // Whoever waits for a part of a remote knows within 4 seconds that it does not come.
      chunkLoadTimeout: 4000,
    },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.container.ModuleFederationPluginV1({
        name,
        filename: ENTRY_FILE,
        exposes: {
          [`./${kind}`]: { import: `./src/${kind}.tsx`, name: exposedChunk(kind) },
          './contract': { import: './src/contract.ts', name: exposedChunk('contract') },
        },
        shared: Object.fromEntries(
          SHARED_PACKAGES.map((shared) => [
            shared,
            { singleton: true, import: false, requiredVersion: false },
          ]),
        ),
      }),
      new ReleasePlugin({ name, version, description }),
    ],
  }
}
