import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compiler } from '@rspack/core'

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Writes `release.json` beside the bundle: everything the registry needs to know of this release. The
 * version ends in a hash of the scripts, so equal code has an equal folder and other code never shares one.
 */
export class ReleasePlugin {
  readonly #name: string
  readonly #version: string

  constructor(name: string, version: string) {
    this.#name = name
    this.#version = version
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', () => this.#write(compiler.outputPath))
  }

  async #write(dir: string): Promise<void> {
    const scripts = (await fs.readdir(dir)).filter((file) => file.endsWith('.js')).sort()
    const rows = await Promise.all(
      scripts.map(async (file) => [file, sha384(await fs.readFile(path.join(dir, file)))] as const),
    )
    const content = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 8)
    const manifest: unknown = JSON.parse(await fs.readFile(path.join(dir, 'mf-manifest.json'), 'utf8'))
    const release = {
      name: this.#name,
      version: `${this.#version}-${content}`,
      integrity: Object.fromEntries(rows),
      manifest,
    }
    await fs.writeFile(path.join(dir, 'release.json'), JSON.stringify(release))
  }
}
