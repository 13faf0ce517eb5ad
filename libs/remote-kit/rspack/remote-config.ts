import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { remoteDescription } from '@solvent/delivery/schema'
import { SHARED_PACKAGES } from '../src/shared-packages'
import { baseConfig } from './base-config'
import { ReleasePlugin } from './release-plugin'

interface RemoteOptions {
  /** The app's folder, which names the remote: `assets-mfe` is federated as `assets_mfe`. */
  dir: string
  /** Version of the app, from its package.json. */
  version: string
  /** The content of its `remote.json`. */
  description: unknown
}

/** What the remote says of itself. @throws Error that names the field that is wrong */
function describe({ dir, description }: RemoteOptions) {
  const parsed = remoteDescription.safeParse(description)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path.join(dir, 'remote.json')}: ${issue?.path.join('.')}: ${issue?.message}`)
}

const require = createRequire(import.meta.url)

/** rspack picks the CommonJS runtime, which cannot be tree-shaken; these point at its ES modules. */
function esmRuntime(): Record<string, string> {
  const runtime = path.dirname(require.resolve('@module-federation/runtime'))
  const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime')
  return {
    '@module-federation/runtime': path.join(runtime, 'bundler.js'),
    [bundlerRuntime]: path.join(path.dirname(bundlerRuntime), 'bundler.js'),
  }
}

/** The federated name: it becomes a global variable, which has no hyphen. */
function federatedName(dir: string): string {
  return path.basename(dir).replace('-', '_')
}

function federatedConfig(options: RemoteOptions): Configuration {
  const { dir, version } = options
  const { devPort: _, ...description } = describe(options)
  const { kind } = description.place
  const name = federatedName(dir)
  const base = baseConfig(dir)
  const component = `./${kind}`
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: name, publicPath: 'auto' },
    resolve: { ...base.resolve, alias: esmRuntime() },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { [component]: `./src/${kind}.tsx`, './contract': './src/contract.ts' },
        shared: Object.fromEntries(
          SHARED_PACKAGES.map((shared) => [
            shared,
            { singleton: true, import: false, requiredVersion: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { asyncStartup: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new ReleasePlugin({ name, version, description }),
    ],
  }
}

/** The remote in a page of its own, on the fake API, with everything bundled in. */
function standaloneConfig(options: RemoteOptions): Configuration {
  const { dir } = options
  const name = federatedName(dir)
  const base = baseConfig(dir)
  return {
    ...base,
    entry: { main: './src/standalone.tsx' },
    output: { ...base.output, uniqueName: name, publicPath: '/' },
    devtool: 'cheap-module-source-map',
    plugins: [
      new rspack.HtmlRspackPlugin({
        title: name,
        meta: { viewport: 'width=device-width, initial-scale=1' },
        inject: 'body',
        templateContent:
          '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: { host: 'localhost', port: describe(options).devPort, historyApiFallback: true },
  }
}

/** `rspack build` makes the federated remote, `rspack dev` serves it alone. */
export function remoteConfig(options: RemoteOptions) {
  return (env: Record<string, unknown>): Configuration =>
    env.RSPACK_SERVE ? standaloneConfig(options) : federatedConfig(options)
}
