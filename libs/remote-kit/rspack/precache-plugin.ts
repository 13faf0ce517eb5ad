import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { integrityOf } from '@solvent/delivery/integrity'
import { SERVICE_WORKER_FILE } from '@solvent/delivery/service-worker'

/** Writes the list of the build's scripts, with their hashes, into the service worker. */
export class PrecachePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PrecachePlugin', (compilation) => this.#write(compilation))
  }

  async #write({ compiler: { outputPath } }: Compilation): Promise<void> {
    const scripts = (await fs.readdir(outputPath))
      .filter((file) => file.endsWith('.js') && file !== SERVICE_WORKER_FILE)
      .sort()
    const entries = await Promise.all(
      scripts.map(async (file) => ({
        url: `/${file}`,
        // The file name already contains a hash.
        revision: null,
        integrity: integrityOf(await fs.readFile(path.join(outputPath, file))),
      })),
    )
    const worker = path.join(outputPath, SERVICE_WORKER_FILE)
    const code = await fs.readFile(worker, 'utf8')
    await fs.writeFile(worker, `self.shellFiles=${JSON.stringify(entries)};\n${code}`)
  }
}
