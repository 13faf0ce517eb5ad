import { type Configuration, rspack } from '@rspack/core'
import { SERVICE_WORKER, SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import { baseConfig } from './base-config'
import { CompressedCopiesPlugin } from './compressed-copies-plugin'
import { type Part, partChunks } from './part-chunks'
import { PrecachePlugin } from './precache-plugin'
import { PreloadPlugin } from './preload-plugin'
import { type AboutShell, ShellReleasePlugin } from './shell-release-plugin'

interface Chunks {
  readonly whole: readonly Part[]
  readonly namedByHost: readonly string[]
}

const NONE: Chunks = { whole: [], namedByHost: [] }

/**
 * The shell is an ordinary bundle: it gives its own libraries to the remotes at run time, so its first page
 * carries nothing of the federation. `dir` is the app's folder; `about` is what it gives to remotes; `chunks` are those of
 * its named chunks that pages bring as a whole, and those whose scripts the host names in the pages that will need them.
 */
export function shellConfig(dir: string, about: AboutShell, chunks: Chunks = NONE): Configuration {
  const base = baseConfig(dir)
  return {
    ...base,
    entry: {
      theme: './src/theme-at-once.ts',
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
      // Leaves out what the federation's runtime has for servers, and for manifests that it would fetch by itself.
      new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      new PrecachePlugin(),
      new ShellReleasePlugin(about),
      new PreloadPlugin(chunks.namedByHost),
      new CompressedCopiesPlugin(),
    ],
  }
}
