// @ts-check
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { nodeProgram } from '../../../../tools/rspack-node.mjs'
import { engineCache, keptTemplate } from './make-template.mjs'

const api = join(import.meta.dirname, '../..')

/** Before all tests: makes what the embedded database needs beside the server, and passes them its place. */
export async function buildEngine() {
  // The other project of the test run has built it already.
  if (process.env.SOLVENT_TEST_ENGINE_PROGRAM !== undefined) return
  await mkdir(engineCache, { recursive: true })
  const folder = await mkdtemp(join(engineCache, 'run-'))
  const [template] = await Promise.all([keptTemplate(), buildProgram(folder)])
  process.env.SOLVENT_TEST_ENGINE_PROGRAM = join(folder, 'engine-worker.mjs')
  process.env.SOLVENT_TEST_TEMPLATE = template
  Object.assign(globalThis, { builtEngine: folder })
}

/** @param {string} folder @returns {Promise<void>} */
function buildProgram(folder) {
  const compiler = rspack({
    ...nodeProgram,
    context: api,
    entry: { 'engine-worker': './src/storage/pglite/engine-worker.ts' },
    output: { ...nodeProgram.output, path: folder },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    })
  })
}

export { buildEngine as default }
