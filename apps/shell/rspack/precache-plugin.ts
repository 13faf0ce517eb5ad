import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { integrityOf } from '@solvent/delivery/integrity'
import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'

/** The font's name contains its version, as those of the scripts contain a hash. */
const PRECACHED = /\.(js|woff2)$/

/** Writes the list of the build's scripts and its font, with their hashes, into the service worker. */
export class PrecachePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PrecachePlugin', (compilation) => this.#write(compilation))
  }

  async #write({ compiler: { outputPath } }: Compilation): Promise<void> {
    const files = (await fs.readdir(outputPath))
      .filter((file) => PRECACHED.test(file) && file !== SERVICE_WORKER_FILE)
      .sort()
    const entries = await Promise.all(
      files.map(async (file) => ({
        url: `/${file}`,
        // The file name already says which version it is.
        revision: null,
        integrity: integrityOf(await fs.readFile(path.join(outputPath, file))),
      })),
    )
    const worker = path.join(outputPath, SERVICE_WORKER_FILE)
    const code = await fs.readFile(worker, 'utf8')
    await fs.writeFile(worker, `self.shellFiles=${JSON.stringify(entries)};\n${code}`)
  }
}
