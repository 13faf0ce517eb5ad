import { type Configuration, rspack } from '@rspack/core'
import { SERVICE_WORKER, SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import { baseConfig } from '@solvent/remote-kit/rspack'
import { CompressedCopiesPlugin } from './compressed-copies-plugin'
import { type Part, partChunks } from './part-chunks'
import { PrecachePlugin } from './precache-plugin'
import { PreloadPlugin } from './preload-plugin'
import { type ShellInfo, ShellReleasePlugin } from './shell-release-plugin'

interface Chunks {
  readonly whole: readonly Part[]
  readonly namedByHost: readonly string[]
}

const NO_CHUNKS: Chunks = { whole: [], namedByHost: [] }

/**
 * The shell is an ordinary bundle: it shares its libraries with the remotes at run time, so its first page contains no
 * federation code. `dir` is the app's folder; `about` is what it provides to remotes. Of the named chunks,
 * `chunks.whole` are built as single scripts, and the host preloads `chunks.namedByHost` in the pages that need them.
 */
export function shellConfig(dir: string, about: ShellInfo, chunks: Chunks = NO_CHUNKS): Configuration {
  const base = baseConfig(dir)
  return {
    ...base,
    entry: {
      theme: './src/early-theme.ts',
      main: './src/main.tsx',
      [SERVICE_WORKER]: { import: './service-worker/service-worker.ts', filename: SERVICE_WORKER_FILE },
    },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/' },
    optimization: { splitChunks: { cacheGroups: partChunks(chunks.whole) } },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        excludeChunks: [SERVICE_WORKER],
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      // Leaves out the federation runtime's code for servers and for fetching manifests itself.
      new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      new PrecachePlugin(),
      new ShellReleasePlugin(about),
      new PreloadPlugin(chunks.namedByHost),
      new CompressedCopiesPlugin(),
    ],
  }
}
