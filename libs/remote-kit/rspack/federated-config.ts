import { type Configuration, rspack } from '@rspack/core'
import { chunkGlobal } from '../src/federation/chunk-registries'
import { SHARED_PACKAGES } from '../src/federation/shared-packages'
import { baseConfig } from './base-config'
import { contractModule } from './contract-module'
import { ENTRY_FILE, exposedChunk, ManifestPlugin } from './manifest'
import { ReleasePlugin } from './release-plugin'
import { federatedName, parseDescription, type RemoteOptions } from './remote-options'

/**
 * The remote for the shell: rspack's plain container, a quarter of the size of one with the federation runtime, which
 * the page already has (docs/decisions/0021-plain-containers.md).
 */
export function federatedConfig(options: RemoteOptions): Configuration {
  const { dir, version } = options
  const { devPort: _, ...description } = parseDescription(options)
  const { kind } = description.place
  const name = federatedName(options)
  const base = baseConfig(dir)
  const container = {
    name,
    filename: ENTRY_FILE,
    exposes: {
      [`./${kind}`]: { import: `./src/${kind}`, name: exposedChunk(kind) },
      './contract': { import: contractModule(name, description), name: exposedChunk('contract') },
    },
    shared: Object.fromEntries(
      SHARED_PACKAGES.map((shared) => [
        shared,
        { singleton: true, import: false, requiredVersion: false } as const,
      ]),
    ),
  }
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: name,
      chunkLoadingGlobal: chunkGlobal(name),
      publicPath: 'auto',
      // A chunk that does not arrive fails within 4 seconds.
      chunkLoadTimeout: 4000,
    },
    // What lazy parts share is one script: each further one costs a request and 40 bytes of the container.
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: { name: 'shared', chunks: 'async', minChunks: 2, minSize: 50_000 },
        },
      },
    },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new rspack.container.ModuleFederationPluginV1(container),
      new ManifestPlugin(container, version),
      new ReleasePlugin({ name, version, description }),
    ],
  }
}
