import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../tools/rspack-node.mjs'

/** Bundles everything into one file for Node, so that it starts fast and can be copied anywhere. */
export default defineConfig({
  ...nodeProgram,
  entry: { main: './src/main.ts', budget: './src/budget.ts' },
  externals: [],
})
