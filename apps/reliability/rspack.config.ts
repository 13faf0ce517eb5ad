import { fileURLToPath } from 'node:url'
import { defineConfig } from '@rspack/cli'
import { nodeProgram } from '../../tools/rspack-node.mjs'

/** Bundles each command into one file for Node; the server itself runs from its production build. */
export default defineConfig({
  ...nodeProgram,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: {
    crash: './commands/crash.ts',
    powercut: './commands/powercut.ts',
    faults: './commands/faults.ts',
    load: './commands/load.ts',
    fuzz: './commands/fuzz.ts',
    smoke: './commands/smoke.ts',
    'eval-assistant': './commands/eval-assistant.ts',
    'fixed-day': './programs/fixed-day.ts',
    'unguarded-pglite': './programs/unguarded-pglite.ts',
    'unsynced-commits': './programs/unsynced-commits.ts',
    'runaway-statement': './programs/runaway-statement.ts',
    'load-generator': './programs/load-generator.ts',
    'always-named': './programs/always-named.ts',
    'member-writes': './programs/member-writes.ts',
    'locks-off': './programs/locks-off.ts',
    'plans-on-loop': './programs/plans-on-loop.ts',
    'read-committed': './programs/read-committed.ts',
    'api-bench': './bench/api-bench.ts',
    'scale-bench': './bench/scale-bench.ts',
    'bare-route': './bench/bare-route.ts',
  },
  output: { ...nodeProgram.output, path: fileURLToPath(new URL('dist', import.meta.url)) },
})
