import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base-config'
import { CompressedCopiesPlugin } from './compressed-copies-plugin'
import { PreloadPlugin } from './preload-plugin'
import { type AboutShell, ShellReleasePlugin } from './shell-release-plugin'

/**
 * The shell is an ordinary bundle: it gives its own libraries to the remotes at run time, so its first page
 * carries nothing of the federation. `dir` is the app's folder; `about` is what it gives to remotes; `parts` are the named
 * chunks that the host may name in a page before its scripts ask for them.
 */
export function shellConfig(dir: string, about: AboutShell, parts: readonly string[] = []): Configuration {
  const base = baseConfig(dir)
  return {
    ...base,
    entry: { theme: './src/theme-at-once.ts', main: './src/main.tsx' },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/' },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      // Leaves the runtime's code for servers out of the bundle.
      new rspack.DefinePlugin({ ENV_TARGET: '"web"' }),
      new ShellReleasePlugin(about),
      new PreloadPlugin(parts),
      new CompressedCopiesPlugin(),
    ],
  }
}
