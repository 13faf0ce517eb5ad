// @ts-check
/**
 * Builds a program for Node: one file per entry, which bundles the workspace's TypeScript and SQL. Packages from npm
 * stay external.
 *
 * @type {import('@rspack/core').Configuration & { output: object, module: object }}
 */
export const nodeProgram = {
  mode: 'production',
  target: 'node20',
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
}
