import { StatsPlugin } from '@module-federation/manifest'
import { type Compiler, rspack } from '@rspack/core'
import { installedPackage } from './installed-package'

/** The script that defines the container. */
export const ENTRY_FILE = 'remoteEntry.js'

export const MANIFEST_FILE = 'mf-manifest.json'

/** The plugin writes it next to the manifest. It has the paths of sources, and nothing in a release reads it. */
const STATS_FILE = 'mf-stats.json'

/** The package whose plugin writes the manifest, and whose version stands in it. */
const PLUGIN_PACKAGE = '@module-federation/manifest'

/** The chunk of an exposed module. */
export function exposedChunk(module: string): string {
  return `__federation_expose_${module}`
}

/** The part of a container's options that the manifest describes. */
interface ContainerOptions {
  readonly name: string
  readonly filename: string
  readonly exposes: Record<string, { import: string; name: string }>
  readonly shared: Record<string, { singleton: boolean; import: false; requiredVersion: false }>
}

/**
 * Writes the `mf-manifest.json` of a container with the plugin of Module Federation, which also reads plain containers.
 */
export class ManifestPlugin {
  readonly #container: ContainerOptions
  readonly #version: string

  /** @param version the app's version, without the release's hash */
  constructor(container: ContainerOptions, version: string) {
    this.#container = container
    this.#version = version
  }

  apply(compiler: Compiler): void {
    const { context } = compiler
    const buildInfo = { buildVersion: this.#version, buildName: this.#container.name }
    new StatsPlugin(
      {
        ...this.#container,
        dts: false,
        manifest: {
          additionalData({ stats }) {
            stats.metaData.buildInfo = buildInfo
            for (const shared of stats.shared) Object.assign(shared, versionsOf(shared.name, context))
            for (const { assets } of [...stats.exposes, ...stats.shared]) sortScripts(assets.js)
            stats.shared.sort((a, b) => (a.name < b.name ? -1 : 1))
          },
        },
      },
      {
        pluginVersion: installedPackage(PLUGIN_PACKAGE, import.meta.dirname).manifest.version,
        bundler: 'rspack',
      },
    ).apply(compiler)
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () =>
        compilation.deleteAsset(STATS_FILE),
      )
    })
  }
}

/**
 * The versions with which a remote was built. The plugin does not know them, because the container accepts any version:
 * a range would only log a warning in the page, and publishing compares the exports that the remote uses.
 */
function versionsOf(shared: string, dir: string) {
  const { version } = installedPackage(shared, dir).manifest
  return { version, requiredVersion: `^${version}` }
}

/** Sorts the scripts, so that equal releases have equal manifests, and names none twice. */
function sortScripts(js: { sync: string[]; async: string[] }): void {
  js.sync.sort()
  js.async = js.async.filter((file) => !js.sync.includes(file)).sort()
}
