// @ts-check
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { nodeProgram } from '../../../../tools/rspack-node.mjs'
import { engineCache, keptTemplate } from './make-template.mjs'
import { serverExternals } from './server-externals.mjs'

const api = join(import.meta.dirname, '../..')
const quickHashes = join(api, 'src/testing/quick-hash-cost.ts')

/** Before all tests: builds the server they share and what the embedded database needs, and passes them their places. */
export async function buildEngine() {
  // The other project of the test run has built it already.
  if (process.env.SOLVENT_TEST_ENGINE_PROGRAM !== undefined) return
  await mkdir(engineCache, { recursive: true })
  const folder = await mkdtemp(join(engineCache, 'run-'))
  Object.assign(globalThis, { builtEngine: folder })
  const [template] = await Promise.all([keptTemplate(), buildPrograms(folder)])
  await symlink(template, join(folder, 'template'), 'junction')
  process.env.SOLVENT_TEST_ENGINE_PROGRAM = join(folder, 'engine-worker.mjs')
  process.env.SOLVENT_TEST_PLAN_PROGRAM = join(folder, 'plan-worker.mjs')
  process.env.SOLVENT_TEST_SERVER = join(folder, 'worker-server.mjs')
  process.env.SOLVENT_TEST_EMPTY_TEMPLATE = template
  process.env.SOLVENT_TEST_TEMPLATE = join(folder, 'migrated')
  const { migrateFolder } = await import(pathToFileURL(join(folder, 'migrated.mjs')).href)
  await migrateFolder(process.env.SOLVENT_TEST_TEMPLATE)
}

/** @param {string} folder @returns {Promise<void>} */
function buildPrograms(folder) {
  const compiler = rspack({
    ...nodeProgram,
    context: api,
    entry: {
      'engine-worker': './src/storage/pglite/engine-worker.ts',
      'plan-worker': './src/domain/plan/plan-worker.ts',
      migrated: './src/testing/migrated.ts',
      'worker-server': './src/testing/worker-server.ts',
    },
    externals: serverExternals,
    plugins: [new rspack.NormalModuleReplacementPlugin(/\/hash-cost$/, quickHashes)],
    output: { ...nodeProgram.output, path: folder },
    // A built file finds what stands beside it by its own address.
    module: { ...nodeProgram.module, parser: { javascript: { importMeta: false } } },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    })
  })
}

export { buildEngine as default }
