import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Compiler } from '@rspack/core'
import type { Release } from '@solvent/delivery'

/** What is known of a release before it is built. */
interface About {
  name: string
  version: string
  description: Pick<Release, 'place' | 'contract' | 'topics' | 'budget'>
}

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Writes `release.json` beside the bundle: everything the registry needs to know of this release. The
 * version ends in a hash of the scripts and of what the remote says of itself, so an equal release has an equal folder and another one never shares it.
 */
export class ReleasePlugin {
  readonly #about: About

  constructor(about: About) {
    this.#about = about
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', () => this.#write(compiler.outputPath))
  }

  async #write(dir: string): Promise<void> {
    const { name, version, description } = this.#about
    const scripts = (await fs.readdir(dir)).filter((file) => file.endsWith('.js')).sort()
    const rows = await Promise.all(
      scripts.map(async (file) => [file, sha384(await fs.readFile(path.join(dir, file)))] as const),
    )
    const sizes = await Promise.all(
      scripts.map(
        async (file) => [file, brotliCompressSync(await fs.readFile(path.join(dir, file))).length] as const,
      ),
    )
    const content = createHash('sha256')
      .update(JSON.stringify([rows, description]))
      .digest('hex')
      .slice(0, 8)
    const manifest: unknown = JSON.parse(await fs.readFile(path.join(dir, 'mf-manifest.json'), 'utf8'))
    const release: Release = {
      name,
      version: `${version}-${content}`,
      integrity: Object.fromEntries(rows),
      manifest,
      ...description,
      needs: {},
      bytes: Object.fromEntries(sizes),
    }
    await fs.writeFile(path.join(dir, 'release.json'), JSON.stringify(release))
  }
}
