import { defineConfig } from '@rspack/cli'

/** One file for Node per command: the workspace's packages inside, npm's outside. */
export default defineConfig({
  mode: 'production',
  target: 'node20',
  entry: { main: './src/main.ts', 'books-check': './src/books-check.ts' },
  output: {
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [/^(?!@solvent\/)[@a-z]/],
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
      { test: /\.sql$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false },
  devtool: 'source-map',
})
