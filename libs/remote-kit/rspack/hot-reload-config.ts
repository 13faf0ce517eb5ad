import type { Configuration, RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base-config'

/** A development bundle: a saved component is updated on the page immediately, without losing its state. */
export function hotReloadConfig(dir: string): Configuration & { plugins: RspackPluginInstance[] } {
  const base = baseConfig(dir, { development: true, refresh: true })
  return {
    ...base,
    // A page that is two builds behind still needs the update between them.
    output: { ...base.output, clean: false },
    devtool: 'cheap-module-source-map',
    // On by default in `rspack dev`. The first use of a chunk then starts a build, whose update may reload the page.
    lazyCompilation: false,
    plugins: [new ReactRefreshRspackPlugin()],
  }
}
