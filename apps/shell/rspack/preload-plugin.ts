import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { integrityOf } from '@solvent/delivery/integrity'
import type { Preload } from '@solvent/delivery/preload'

/**
 * Writes `preload.json` next to the bundle: the scripts of some named chunks, with their hashes, so that the host can
 * preload them in the pages that need them.
 */
export class PreloadPlugin {
  readonly #parts: readonly string[]

  constructor(parts: readonly string[]) {
    this.#parts = parts
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PreloadPlugin', (compilation) => this.#write(compilation))
  }

  async #write(compilation: Compilation): Promise<void> {
    const dir = compilation.compiler.outputPath
    const preload: Preload = {}
    for (const part of this.#parts) {
      const group = compilation.namedChunkGroups.get(part)
      if (!group) throw new Error(`The bundle has no chunk called ${part}`)
      const scripts = group.getFiles().filter((file) => file.endsWith('.js'))
      preload[part] = await Promise.all(
        scripts.map(async (file) => [file, integrityOf(await fs.readFile(path.join(dir, file)))] as const),
      )
    }
    await fs.writeFile(path.join(dir, 'preload.json'), JSON.stringify(preload))
  }
}
