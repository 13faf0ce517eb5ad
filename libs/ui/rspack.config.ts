import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

const dir = import.meta.dirname

/** The component gallery, for development; the apps bundle `src` themselves. */
const gallery: Configuration = {
  context: dir,
  mode: 'development',
  target: ['web', 'es2022'],
  devtool: 'cheap-module-source-map',
  entry: { main: './gallery/main.tsx' },
  output: { path: path.join(dir, 'dist'), publicPath: '/', clean: true },
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
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'Solvent components',
      meta: { viewport: 'width=device-width, initial-scale=1' },
      inject: 'body',
      templateContent:
        '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>',
    }),
    // Styles are inserted by script, as in production, so that the policy below applies here, too.
    new rspack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
  ],
  devServer: {
    host: 'localhost',
    port: 4200,
    client: { overlay: false },
    // No inline styles or scripts, so that a component that needs one fails here first. The hash is of an empty style.
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; connect-src 'self' ws:; img-src data:; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
}

export default gallery
