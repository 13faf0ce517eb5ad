import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { Release } from '@solvent/delivery'
import type { Declarations } from '@solvent/delivery/declarations'
import { Refusal } from '../failure'
import { COMPARISON } from './type-comparison'

/** An export that a shell shares with another type than the one that a remote was built with. */
export interface ChangedType {
  readonly package: string
  readonly name: string
  /** TypeScript's reason. */
  readonly why: string
}

/** What a remote was built with, and what a shell shares. */
interface Sides {
  readonly wanted: Declarations
  readonly given: Declarations
}

/** The folder of packages that contains TypeScript, where the command runs; null if it is not installed. */
export function packagesWithTypescript(): string | null {
  try {
    const manifest = createRequire(path.resolve('package.json')).resolve('typescript/package.json')
    return path.dirname(path.dirname(manifest))
  } catch {
    return null
  }
}

/**
 * The exports that a remote needs and that a shell shares with a type that does not serve it, because something was
 * removed or narrowed. TypeScript decides, by the rules of `type-comparison.ts`.
 *
 * @param packages the folder of packages that contains TypeScript
 * @throws Refusal if TypeScript cannot compare them
 */
export function changedTypes(needs: Release['needs'], sides: Sides, packages: string): ChangedType[] {
  const compared = Object.entries(needs).flatMap(([name, used]) =>
    sides.wanted[name] && sides.given[name] ? used.map((each) => ({ package: name, name: each })) : [],
  )
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solvent-types-'))
  try {
    fs.symlinkSync(packages, path.join(folder, 'node_modules'), 'junction')
    for (const [side, declarations] of Object.entries(sides))
      writePackages(path.join(folder, side), declarations)
    const head = `import * as wanted from './wanted/all'\nimport * as given from './given/all'\n${COMPARISON}`
    fs.writeFileSync(path.join(folder, 'check.ts'), head + compared.map(checkOf).join(''))
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
    const firstLine = head.split('\n').length
    return errorsOf(folder, packages).flatMap(({ line, why }) => {
      const one = compared[line - firstLine]
      return one ? [{ ...one, why }] : []
    })
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  },
  files: ['check.ts'],
}

/** One line for each export, so that the line of an error names it. */
function checkOf({ package: name, name: used }: Omit<ChangedType, 'why'>): string {
  const [wanted, given] = ['wanted', 'given'].map((side) => `typeof ${side}.${idOf(name)}.${used}`)
  return [
    `fits<Given<${wanted}>>(value<Given<${given}>>())`,
    `fits<Taken<${given}>>(value<Taken<${wanted}>>())`,
    `complete<Missing<${wanted}, ${given}>>()\n`,
  ].join('; ')
}

/** Writes packages where modules of the folder find them, and a module with all their exports. */
function writePackages(folder: string, declarations: Declarations): void {
  for (const [name, { main, files }] of Object.entries(declarations)) {
    const target = path.join(folder, 'node_modules', name)
    const manifest = { name, type: 'module', exports: { '.': { types: `./${main}` } } }
    for (const [file, text] of [
      ...Object.entries(files),
      ['package.json', JSON.stringify(manifest)] as const,
    ]) {
      fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
      fs.writeFileSync(path.join(target, file), text)
    }
  }
  const all = Object.keys(declarations).map((name) => `export * as ${idOf(name)} from '${name}'\n`)
  fs.writeFileSync(path.join(folder, 'all.ts'), all.join(''))
}

function idOf(name: string): string {
  return name.replace(/\W/g, '_')
}

const ERROR = /^check\.ts\((\d+),\d+\): error TS\d+: (.*)$/
const GONE = /^Type '(.*)' does not satisfy the constraint 'never'\.$/

/** The first error of each line of the check, with the innermost reason. */
function errorsOf(folder: string, packages: string): { line: number; why: string }[] {
  const compiler = path.join(packages, 'typescript/bin/tsc')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiler, '-p', folder, '--pretty', 'false'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const found = new Map<number, string>()
  let line = 0
  for (const text of stdout.split('\n')) {
    const [, number, message] = ERROR.exec(text) ?? []
    if (number && message) {
      line = found.has(Number(number)) ? 0 : Number(number)
      found.set(Number(number), found.get(Number(number)) ?? message.replace(GONE, 'it has no $1'))
    } else if (line > 0 && text.startsWith('  ')) found.set(line, text.trim())
  }
  if (status !== 0 && found.size === 0)
    throw new Refusal(`TypeScript could not compare the types: ${(stdout + stderr).trim().slice(0, 300)}`)
  return [...found].map(([number, why]) => ({ line: number, why }))
}
