import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../tools/rspack-node.mjs'

/** One file for Node with everything inside, so that it starts at once and runs wherever it is copied to. */
export default defineConfig({
  ...nodeProgram,
  entry: { main: './src/main.ts', budget: './src/budget.ts' },
  externals: [],
})
