import fs from 'node:fs/promises'
import path from 'node:path'
import type { Compiler } from '@rspack/core'
import { COMPRESSED_SUFFIXES, compressedCopies } from '@solvent/delivery/compressed-copies'

/** Writes a `.br` and a `.gz` copy of each script, which the host sends to browsers that accept them. */
export class CompressedCopiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressedCopiesPlugin', () => writeCopies(compiler.outputPath))
  }
}

async function writeCopies(dir: string): Promise<void> {
  const scripts = (await fs.readdir(dir)).filter((file) => file.endsWith('.js'))
  await Promise.all(
    scripts.map(async (file) => {
      const copies = await compressedCopies(await fs.readFile(path.join(dir, file)))
      await Promise.all(
        COMPRESSED_SUFFIXES.map((suffix) => fs.writeFile(path.join(dir, file + suffix), copies[suffix])),
      )
    }),
  )
}
