import type { Configuration, RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base-config'

/** A development bundle: a saved component is updated on the page immediately, without losing its state. */
export function hotReloadConfig(dir: string): Configuration & { plugins: RspackPluginInstance[] } {
  return {
    ...baseConfig(dir, { development: true, refresh: true }),
    devtool: 'cheap-module-source-map',
    plugins: [new ReactRefreshRspackPlugin()],
  }
}
