import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compilation, Compiler, StatsModule } from '@rspack/core'
import type { ShellRelease, Topics } from '@solvent/delivery'
import { COMPRESSED_SUFFIXES } from '@solvent/delivery/compressed-copies'
import { integrityOf } from '@solvent/delivery/integrity'
import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'
import {
  CONTRACT_VERSIONS,
  installedPackage,
  SHARED_PACKAGES,
  type SharedPackage,
  writeDeclarations,
} from '@solvent/remote-kit/rspack'

export interface ShellInfo {
  /** From its package.json. */
  version: string
  topics: Topics
  /** The paths of the shell's pages. */
  paths: readonly string[]
  /** The module that shares the shell's libraries with the remotes. */
  sharedLibraries: string
  /** The modules it imports in place of packages that it shares only partly. */
  facades: Partial<Record<SharedPackage, string>>
}

function allModules(modules: readonly StatsModule[] = []): StatsModule[] {
  return modules.flatMap((module) => [module, ...allModules(module.modules)])
}

/** The exports of the module that `importer` imports as `request`. */
function exportsOf(modules: readonly StatsModule[], importer: string, request: string): string[] {
  const imported = modules.find(
    ({ reasons, providedExports }) =>
      providedExports &&
      reasons?.some(
        // For concatenated modules, the importer is the resolved module.
        ({ resolvedModuleIdentifier, moduleIdentifier, userRequest }) =>
          userRequest === request &&
          (resolvedModuleIdentifier ?? moduleIdentifier)?.endsWith(path.posix.join('/', importer)),
      ),
  )
  if (!imported?.providedExports) throw new Error(`${importer} does not share ${request} with the remotes`)
  return [...imported.providedExports].sort()
}

const PAGE_FILE = 'index.html'
const RELEASE_FILE = 'shell.json'

/** Files that a host reads, and the service worker, whose text a host completes. */
const NOT_LOADED_BY_PAGE = [PAGE_FILE, RELEASE_FILE, 'preload.json', SERVICE_WORKER_FILE]

/** The hashes of the files that the page loads, so that a copy of the shell can be checked. */
async function hashesOf(dir: string): Promise<Record<string, string>> {
  const isLoaded = (file: string) =>
    !NOT_LOADED_BY_PAGE.includes(file) && !COMPRESSED_SUFFIXES.some((suffix) => file.endsWith(suffix))
  const files = (await fs.readdir(dir)).filter(isLoaded).sort()
  const hash = async (file: string) => [file, integrityOf(await fs.readFile(path.join(dir, file)))] as const
  return Object.fromEntries(await Promise.all(files.map(hash)))
}

/**
 * Writes `shell.json` next to the bundle: what this release of the shell provides to remotes and supports, taken from
 * the module graph, so that a remote that needs more is detected before it is published. It also contains the page and
 * the hashes of its files, so that a remote can be tried on in a copy of this shell.
 */
export class ShellReleasePlugin {
  readonly #about: ShellInfo

  constructor(about: ShellInfo) {
    this.#about = about
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellReleasePlugin', (compilation) => this.#write(compilation))
  }

  async #write(compilation: Compilation): Promise<void> {
    const { version, topics, paths, sharedLibraries, facades } = this.#about
    const { modules } = compilation.getStats().toJson({
      all: false,
      modules: true,
      nestedModules: true,
      orphanModules: true,
      reasons: true,
      providedExports: true,
      groupModulesByType: false,
      modulesSpace: Number.POSITIVE_INFINITY,
      nestedModulesSpace: Number.POSITIVE_INFINITY,
    })
    const all = allModules(modules)
    const packages = Object.fromEntries(
      SHARED_PACKAGES.map((name) => [name, exportsOf(all, sharedLibraries, facades[name] ?? name)]),
    )
    const contracts = CONTRACT_VERSIONS
    const { context, outputPath: dir } = compilation.compiler
    const versions = Object.fromEntries(
      SHARED_PACKAGES.filter((name) => !name.startsWith('@solvent/')).map((name) => [
        name,
        installedPackage(name, context).manifest.version,
      ]),
    )
    const types = writeDeclarations(context, dir)
    const scripts = (await fs.readdir(dir)).filter((file) => file.endsWith('.js')).sort()
    const content = createHash('sha256').update(
      JSON.stringify([contracts, topics, paths, packages, versions, types]),
    )
    for (const file of scripts) content.update(file).update(await fs.readFile(path.join(dir, file)))
    const release: ShellRelease = {
      version: `${version}-${content.digest('hex').slice(0, 8)}`,
      contracts,
      packages,
      versions,
      ...(types && { types }),
      topics,
      paths,
      page: await fs.readFile(path.join(dir, PAGE_FILE), 'utf8'),
      files: await hashesOf(dir),
    }
    await fs.writeFile(path.join(dir, RELEASE_FILE), JSON.stringify(release))
  }
}
