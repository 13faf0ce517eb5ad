// @ts-check
// Packs what a team in another repository needs to build, check and release a remote: npm run kit
// Writes the packages to dist/kit, and publishes nothing.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compileLibraries } from '../kit/compile.mjs'
import { copyModules } from '../kit/copy-modules.mjs'
import { LIBRARIES, readManifest, readRootManifest } from '../kit/libraries.mjs'
import { pack } from '../kit/pack.mjs'
import { packageManifest } from '../kit/package-manifest.mjs'
import { writeProgramPackage } from '../kit/program-package.mjs'
import { kitVersion, withVersion } from '../kit/set-version.mjs'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'

const kit = path.join(root, 'dist/kit')

export async function run() {
  const code = await runProgram('rspack', ['build'], { cwd: 'apps/delivery', isQuiet: true })
  if (code !== 0) return code
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solvent-kit-'))
  try {
    const version = packAll(path.join(folder, 'compiled'), path.join(folder, 'packages'))
    console.log(`Packed ${fs.readdirSync(kit).length} packages of version ${version} in dist/kit.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} compiled folder for the output of the compiler
 * @param {string} packages folder for the content of the packages
 * @returns {string} the version of all packages
 */
function packAll(compiled, packages) {
  compileLibraries(compiled)
  const manifests = new Map(LIBRARIES.map((library) => [library, writeLibrary(library, compiled, packages)]))
  manifests.set('remotes', writeProgramPackage(path.join(packages, 'remotes')))
  for (const name of manifests.keys())
    fs.copyFileSync(path.join(root, 'LICENSE'), path.join(packages, name, 'LICENSE'))
  const version = kitVersion(readRootManifest().version, packages, [...manifests.values()])
  const names = [...manifests.values()].map(({ name }) => name)
  fs.rmSync(kit, { recursive: true, force: true })
  fs.mkdirSync(kit, { recursive: true })
  for (const [name, manifest] of manifests) {
    const text = JSON.stringify(withVersion(manifest, version, names), null, 2)
    fs.writeFileSync(path.join(packages, name, 'package.json'), `${text}\n`)
    pack(path.join(packages, name), kit)
  }
  return version
}

/**
 * Writes the modules of a library.
 *
 * @param {string} library
 * @param {string} compiled
 * @param {string} packages
 * @returns {import('../kit/set-version.mjs').PackageManifest}
 */
function writeLibrary(library, compiled, packages) {
  const modules = Object.values(readManifest(library).exports).map((file) =>
    file.replace(/^\.\/|\.tsx?$/g, ''),
  )
  const entries = modules.flatMap((module) => [`${module}.js`, `${module}.d.ts`])
  const imported = copyModules(entries, path.join(compiled, 'libs', library), path.join(packages, library))
  return packageManifest(library, imported)
}
