import { defineConfig } from '@rspack/cli'

/** One file for Node per command: the workspace's packages inside, npm's outside. */
export default defineConfig({
  mode: 'production',
  target: 'node20',
  entry: {
    main: './src/main.ts',
    backup: './src/maintenance/commands/backup.ts',
    restore: './src/maintenance/commands/restore.ts',
    verify: './src/maintenance/commands/verify.ts',
    'books-check': './src/maintenance/commands/books-check.ts',
    'engine-worker': './src/storage/pglite/engine-worker.ts',
  },
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
    // A built file finds what stands beside it by its own address.
    parser: { javascript: { importMeta: false } },
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
