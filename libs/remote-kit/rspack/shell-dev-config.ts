import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base-config'

const kit = path.resolve(import.meta.dirname, '..')

/**
 * Shell and remotes as one development build, which the browser takes on as soon as a file is saved. The page is on
 * `PORT`, and asks the server on `API_PORT`.
 */
export function shellDevConfig(dir: string): Configuration {
  const base = baseConfig(dir)
  return {
    ...base,
    mode: 'development',
    entry: { main: './src/main.tsx' },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/' },
    devtool: 'cheap-module-source-map',
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/remote-loader$/,
        path.join(kit, 'dev/bundled-loader.ts'),
      ),
      new rspack.DefinePlugin({ ENV_TARGET: '"web"' }),
    ],
    devServer: {
      host: 'localhost',
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target: `http://localhost:${process.env.API_PORT ?? 3001}` }],
    },
  }
}
