import { type Configuration, rspack } from '@rspack/core'
import { describe, federatedName, type RemoteOptions } from './about-remote'
import { refreshingConfig } from './refreshing-config'

/** The remote in a page of its own, on the fake API, with everything bundled in. */
export function standaloneConfig(options: RemoteOptions): Configuration {
  const { dir } = options
  const name = federatedName(dir)
  const base = refreshingConfig(dir)
  return {
    ...base,
    entry: { main: './src/standalone.tsx' },
    output: { ...base.output, uniqueName: name, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new rspack.HtmlRspackPlugin({
        title: name,
        meta: { viewport: 'width=device-width, initial-scale=1' },
        inject: 'body',
        templateContent:
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: { host: 'localhost', port: describe(options).devPort, historyApiFallback: true },
  }
}
