import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../tools/rspack-node.mjs'
import { serverExternals } from './tools/engine/server-externals.mjs'

/** One file for Node per command: the workspace's packages inside, npm's outside. */
export default defineConfig({
  ...nodeProgram,
  entry: {
    main: './src/main.ts',
    backup: './src/maintenance/commands/backup.ts',
    restore: './src/maintenance/commands/restore.ts',
    verify: './src/maintenance/commands/verify.ts',
    demo: './src/maintenance/commands/demo.ts',
    'books-check': './src/maintenance/commands/books-check.ts',
    'engine-worker': './src/storage/pglite/engine-worker.ts',
    'plan-worker': './src/domain/plan/plan-worker.ts',
    'bank-file-reader': './src/domain/bank-files/bank-file-reader.ts',
  },
  externals: serverExternals,
  // A built file finds what stands beside it by its own address.
  module: { ...nodeProgram.module, parser: { javascript: { importMeta: false } } },
  devtool: 'source-map',
})
