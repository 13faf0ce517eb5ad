import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The suffixes that compressed copies add to the file's name. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const

/** Compresses a file for browsers that accept it, at the highest level because it happens only once. */
export async function compressedCopies(
  content: Uint8Array,
): Promise<Record<(typeof COMPRESSED_SUFFIXES)[number], Buffer>> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { '.br': brotli, '.gz': gzipped }
}
