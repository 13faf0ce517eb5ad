import type { Configuration, RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base-config'

/** A bundle while it is developed: what is saved of a component is on the page at once, and its state stays. */
export function refreshingConfig(dir: string): Configuration & { plugins: RspackPluginInstance[] } {
  return {
    ...baseConfig(dir, { development: true, refresh: true }),
    devtool: 'cheap-module-source-map',
    plugins: [new ReactRefreshRspackPlugin()],
  }
}
