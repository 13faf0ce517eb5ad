// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { LIBRARIES } from './libraries.mjs'

/**
 * Compiles the libraries to JavaScript and type declarations, in one run of TypeScript: `libs/ui/src/index.ts` becomes
 * `index.js` and `index.d.ts` in `libs/ui/src` of the output.
 *
 * @param {string} outDir
 * @throws {Error} with the errors of TypeScript
 */
export function compileLibraries(outDir) {
  fs.mkdirSync(outDir, { recursive: true })
  const config = path.join(outDir, 'tsconfig.json')
  const libs = path.join(root, 'libs')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rootDir: root,
    outDir,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['jest', 'node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  }
  // TypeScript emits no file that it finds only through node_modules, so every file is named.
  const include = LIBRARIES.flatMap((library) =>
    ['src', 'rspack'].map((folder) => path.join(libs, library, folder)),
  )
  const exclude = ['**/*.test.ts', '**/*.test.tsx', 'plan/src/testing'].map((files) => path.join(libs, files))
  fs.writeFileSync(
    config,
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), compilerOptions, include, exclude }),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc(), '-p', config], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The libraries do not compile:\n${stdout}${stderr}`)
}

/** The path of the compiler's script. */
function tsc() {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const { bin } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  return path.join(path.dirname(manifest), bin.tsc)
}
