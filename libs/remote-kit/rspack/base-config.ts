import { createRequire } from 'node:module'
import path from 'node:path'
import type { Configuration } from '@rspack/core'

/** The package's own entry is its development build, with the texts of all warnings. */
const ROUTER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)
const PRODUCTION_ROUTER = {
  'react-router$': path.join(ROUTER, 'index.mjs'),
  'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
}

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
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { ...(!react.development && PRODUCTION_ROUTER) },
    },
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
