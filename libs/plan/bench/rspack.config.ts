import { fileURLToPath } from 'node:url'
import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../../tools/rspack-node.mjs'

/** Bundles the benchmark and the engine into one file for Node, built like the server. */
export default defineConfig({
  ...nodeProgram,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: { 'plan-bench': './plan-bench.ts' },
  output: { ...nodeProgram.output, path: fileURLToPath(new URL('dist', import.meta.url)) },
})
