import { fileURLToPath } from 'node:url'
import { defineConfig } from '@rspack/cli'

/** One file for Node with the engine inside, built as the server builds it. */
export default defineConfig({
  mode: 'production',
  target: 'node20',
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: { 'plan-bench': './plan-bench.ts' },
  output: {
    path: fileURLToPath(new URL('dist', import.meta.url)),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false },
})
