import { type Configuration, rspack } from '@rspack/core'
import { hotReloadConfig } from './hot-reload-config'
import { federatedName, parseDescription, type RemoteOptions } from './remote-options'

/** The remote as a standalone page with the fake API and everything bundled. */
export function standaloneConfig(options: RemoteOptions): Configuration {
  const { dir } = options
  const name = federatedName(options)
  const base = hotReloadConfig(dir)
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
    devServer: { host: 'localhost', port: parseDescription(options).devPort, historyApiFallback: true },
  }
}
