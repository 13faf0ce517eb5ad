import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root'

const IMPORT = /(?:from|import|import\(|mock\(|require\()\s*['"]@solvent\/([a-z0-9-]+)/g
/** Files that the named input `production` of nx.json excludes. */
const NOT_BUILT = /\.test\.tsx?$|^(gallery|bench|journeys)\/|^jest\.config\.mjs$/

export interface Project {
  /** The package name without its scope. */
  name: string
  /** Relative to the root, such as `libs/ui`. */
  folder: string
  hasTests: boolean
  /** The projects that its files import. */
  imports: Set<string>
  /** The projects that its production files import. */
  brings: Set<string>
  files: readonly { name: string; text: string }[]
}

/** Every project of the repository with its imports. */
export function readProjects(): Map<string, Project> {
  const folders = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  const projects = [...folders, 'tools'].map(readProject)
  return new Map(projects.map((project) => [project.name, project]))
}

function readProject(folder: string): Project {
  const files = filesOf(folder)
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const name = manifest.name.replace('@solvent/', '')
  // A test-only project is part of every test that imports it.
  const isForTests = name === 'testing'
  const built = files.filter((file) => isForTests || !NOT_BUILT.test(file.name))
  return {
    name,
    folder,
    hasTests: 'test' in manifest.scripts,
    imports: importsOf(files),
    brings: importsOf(built),
    files,
  }
}

function filesOf(folder: string): { name: string; text: string }[] {
  const dir = path.join(root, folder)
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name) && !/(^|\/)(dist|node_modules|template)\//.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }))
}

function importsOf(files: Project['files']): Set<string> {
  return new Set(files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, name = '']) => name)))
}

/** Everything reachable from the given projects. */
export function reached(first: Iterable<string>, further: (name: string) => Iterable<string>): Set<string> {
  const all = new Set(first)
  for (const name of all) for (const next of further(name)) all.add(next)
  return all
}
