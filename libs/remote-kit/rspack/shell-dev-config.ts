import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { devRegistry } from './dev-registry'
import { refreshingConfig } from './refreshing-config'

const kit = path.resolve(import.meta.dirname, '..')

/**
 * Shell and remotes as one development build, which the browser takes on as soon as a file is saved, without losing what
 * was typed. The page is on `PORT`, and asks the server on `API_PORT`.
 */
export function shellDevConfig(dir: string): Configuration {
  const base = refreshingConfig(dir)
  const port = Number(process.env.PORT ?? 3000)
  const registry = () => JSON.stringify(devRegistry(dir, `http://localhost:${port}`))
  return {
    ...base,
    mode: 'development',
    entry: { main: './src/main.tsx' },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/' },
    plugins: [
      ...base.plugins,
      new rspack.HtmlRspackPlugin({
        // As the shell's host would write the registry into it.
        templateContent: () =>
          readFileSync(path.join(dir, 'src/index.html'), 'utf8').replace(
            '<script type="application/json" id="remote-registry">',
            (element) => element + registry().replaceAll('<', '\\u003c'),
          ),
        scriptLoading: 'defer',
      }),
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/remote-loader$/,
        path.join(kit, 'dev/bundled-loader.ts'),
      ),
      new rspack.DefinePlugin({ ENV_TARGET: '"web"' }),
    ],
    devServer: {
      host: 'localhost',
      port,
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target: `http://localhost:${process.env.API_PORT ?? 3001}` }],
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: '/registry.json',
          middleware: (_: unknown, response: { end(text: string): void }) => response.end(registry()),
        },
        ...middlewares,
      ],
    },
  }
}
