import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Compilation, Compiler } from '@rspack/core'
import type { Release } from '@solvent/delivery'
import { overBudget } from '@solvent/delivery/budget'
import { integrityOf } from '@solvent/delivery/integrity'
import { writeDeclarations } from './declarations'
import { MANIFEST_FILE } from './manifest'
import { sharedModules, usedExports } from './used-exports'

/** What is known about a release before it is built. */
interface ReleaseInfo {
  name: string
  version: string
  description: Pick<Release, 'place' | 'contract' | 'topics' | 'budget'>
}

/** The part of the manifest in which the release's version stands. */
interface Manifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string } }
}

function withBuildVersion(manifest: Manifest, buildVersion: string): Manifest {
  const { metaData } = manifest
  return { ...manifest, metaData: { ...metaData, buildInfo: { ...metaData.buildInfo, buildVersion } } }
}

/** The names used from each package, sorted, so that equal releases have equal files. */
function toNeeds(used: readonly (readonly [name: string, used: string])[]): Release['needs'] {
  const needs: Record<string, string[]> = {}
  for (const [name, use] of used.toSorted()) {
    const uses = needs[name] ?? []
    needs[name] = uses.includes(use) ? uses : [...uses, use]
  }
  return needs
}

/**
 * Writes `release.json` next to the bundle, and the release's version into `mf-manifest.json`: everything the registry
 * needs to know about this release. The version ends in a hash of all of it, so that equal releases share a folder and
 * different ones never do.
 */
export class ReleasePlugin {
  readonly #info: ReleaseInfo

  constructor(info: ReleaseInfo) {
    this.#info = info
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', (compilation) => this.#write(compilation))
  }

  async #write(compilation: Compilation): Promise<void> {
    const { name, version, description } = this.#info
    const dir = compilation.compiler.outputPath
    const files = (await fs.readdir(dir)).filter((file) => file.endsWith('.js')).sort()
    const scripts = await Promise.all(
      files.map(async (file) => [file, await fs.readFile(path.join(dir, file))] as const),
    )
    const hashes = scripts.map(([file, content]) => [file, integrityOf(content)] as const)
    const shared = sharedModules(compilation)
    const needs = toNeeds(scripts.flatMap(([, script]) => usedExports(script.toString(), shared)))
    const types = writeDeclarations(compilation.compiler.context, dir)
    const built: Manifest = JSON.parse(await fs.readFile(path.join(dir, MANIFEST_FILE), 'utf8'))
    const content = createHash('sha256')
      .update(JSON.stringify([hashes, description, needs, built, types]))
      .digest('hex')
    const fullVersion = `${version}-${content.slice(0, 8)}`
    const manifest = withBuildVersion(built, fullVersion)
    const release: Release = {
      name,
      version: fullVersion,
      integrity: Object.fromEntries(hashes),
      manifest,
      ...description,
      needs,
      ...(types && { types }),
      bytes: Object.fromEntries(scripts.map(([file, script]) => [file, brotliCompressSync(script).length])),
    }
    await fs.writeFile(path.join(dir, MANIFEST_FILE), JSON.stringify(manifest))
    await fs.writeFile(path.join(dir, 'release.json'), JSON.stringify(release))
    for (const sentence of overBudget(release)) compilation.getLogger('ReleasePlugin').warn(sentence)
  }
}
