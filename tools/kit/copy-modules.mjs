// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { findSpecifiers, renameSpecifiers } from './imports.mjs'

/**
 * Copies modules with all the modules of the same library that they import. Node and bundlers resolve imports in ES
 * modules of packages only by their full paths, so `./field` becomes `./field.js` or `./field/index.js`.
 *
 * @param {readonly string[]} entries files from `from`, such as `src/index.js` and `src/index.d.ts`
 * @param {string} from folder of the compiled library
 * @param {string} to folder of its package
 * @returns {Set<string>} what they import from other packages, such as `react/jsx-runtime`
 * @throws {Error} if a module imports what is not in the folder
 */
export function copyModules(entries, from, to) {
  /** @type {Set<string>} */
  const packages = new Set()
  const files = new Set(entries)
  // The set grows while it is read.
  for (const file of files) {
    const code = fs.readFileSync(path.join(from, file), 'utf8')
    const isDeclaration = file.endsWith('.d.ts')
    const specifiers = findSpecifiers(code, isDeclaration)
    const full = renameSpecifiers(code, specifiers, (specifier) => {
      if (!specifier.startsWith('.')) {
        packages.add(specifier)
        return specifier
      }
      const target = resolve(path.join(from, path.dirname(file), specifier), isDeclaration)
      if (!target) throw new Error(`${file} imports ${specifier}, which is not in the package`)
      files.add(path.relative(from, target).replaceAll('\\', '/'))
      const relative = path.relative(path.join(from, path.dirname(file)), target).replaceAll('\\', '/')
      return (relative.startsWith('.') ? relative : `./${relative}`).replace(/\.d\.ts$/, '.js')
    })
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    fs.writeFileSync(path.join(to, file), full)
  }
  return packages
}

/**
 * @param {string} module its path without an extension, or the path of its folder
 * @param {boolean} isDeclaration
 */
function resolve(module, isDeclaration) {
  const extension = isDeclaration ? '.d.ts' : '.js'
  return [module + extension, path.join(module, `index${extension}`)].find((file) => fs.existsSync(file))
}
