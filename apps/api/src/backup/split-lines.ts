/** No backup has a longer line; one from another source could exhaust the memory. */
const MAX_LINE_BYTES = 256 * 1024 * 1024

/** Yields the lines without their line feeds, including an unterminated last one. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let partial: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(0x0a, start)
      if (end === -1) break
      yield Buffer.concat([...partial, chunk.subarray(start, end)])
      partial = []
      length = 0
      start = end + 1
    }
    const rest = chunk.subarray(start)
    length += rest.length
    if (length > MAX_LINE_BYTES) throw new Error('A line of the backup is too long.')
    if (rest.length > 0) partial.push(rest)
  }
  if (length > 0) yield Buffer.concat(partial)
}
