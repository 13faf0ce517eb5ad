// @ts-check
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { nodeProgram } from '../../../../tools/rspack-node.mjs'
import { cachedTemplate, engineCache } from './make-template.mjs'
import { serverExternals } from './server-externals.mjs'

const api = join(import.meta.dirname, '../..')
const quickHashes = join(api, 'src/testing/quick-hash-cost.ts')

/**
 * Jest global setup: builds the shared test server and what the embedded database needs, and passes their paths in
 * environment variables.
 */
export async function buildEngine() {
  // Already built for another project of this run.
  if (process.env.SOLVENT_TEST_ENGINE_PROGRAM !== undefined) return
  await mkdir(engineCache, { recursive: true })
  const folder = await mkdtemp(join(engineCache, 'run-'))
  Object.assign(globalThis, { builtEngine: folder })
  const [template] = await Promise.all([cachedTemplate(), buildPrograms(folder)])
  await symlink(template, join(folder, 'template'), 'junction')
  process.env.SOLVENT_TEST_ENGINE_PROGRAM = join(folder, 'engine-worker.mjs')
  process.env.SOLVENT_TEST_PLAN_PROGRAM = join(folder, 'plan-worker.mjs')
  process.env.SOLVENT_TEST_BANK_FILE_READER = join(folder, 'bank-file-reader.mjs')
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
      'bank-file-reader': './src/domain/bank-files/bank-file-reader.ts',
      migrated: './src/testing/migrated.ts',
      'worker-server': './src/testing/worker-server.ts',
    },
    externals: serverExternals,
    plugins: [new rspack.NormalModuleReplacementPlugin(/\/hash-cost$/, quickHashes)],
    output: { ...nodeProgram.output, path: folder },
    // Built files find the files next to them through `import.meta.url`.
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
