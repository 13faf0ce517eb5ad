import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { withRegistry } from '@solvent/delivery/page-registry'
import { hotReloadConfig } from '@solvent/remote-kit/rspack'
import { devRegistry } from './dev-registry'

/**
 * Shell and remotes as one development build, which hot-reloads saved files without losing form input. The page is
 * served on `PORT` and calls the server on `API_PORT`.
 */
export function shellDevConfig(dir: string): Configuration {
  const base = hotReloadConfig(dir)
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
        // Embeds the registry, like the shell's host.
        templateContent: () =>
          withRegistry(readFileSync(path.join(dir, 'src/index.html'), 'utf8'), registry()),
        scriptLoading: 'defer',
      }),
      // As the entry of @solvent/remote-kit imports it.
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/loading\/remote-loader$/,
        path.join(dir, 'dev/bundled-loader.ts'),
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
