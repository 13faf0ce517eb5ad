import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What the name of a compressed copy ends in, after the name of the file itself. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const

/** The copies of a file that are served to browsers which take them; as small as they get, as they are made once. */
export async function compressedCopies(
  content: Uint8Array,
): Promise<Record<(typeof COMPRESSED_SUFFIXES)[number], Buffer>> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { '.br': brotli, '.gz': gzipped }
}
