import path from 'node:path'
import type { Configuration } from '@rspack/core'

/**
 * The configuration that all browser bundles share. `dir` is the app's folder; `react` adds options to the React
 * transform.
 */
export function baseConfig(dir: string, react: { development?: true; refresh?: true } = {}): Configuration {
  return {
    context: dir,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', ...react } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
