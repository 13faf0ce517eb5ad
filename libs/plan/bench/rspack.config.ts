import { fileURLToPath } from 'node:url'
import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../../tools/rspack-node.mjs'

/** One file for Node with the engine inside, built as the server builds it. */
export default defineConfig({
  ...nodeProgram,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: { 'plan-bench': './plan-bench.ts' },
  output: { ...nodeProgram.output, path: fileURLToPath(new URL('dist', import.meta.url)) },
})
