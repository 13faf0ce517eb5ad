/** A page has a thousand rows; a line longer than this is none of ours, but could fill the memory. */
const LONGEST_LINE = 256 * 1024 * 1024

/** The lines without their line feeds. What follows the last one is a line, too. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(0x0a, start)
      if (end === -1) break
      yield Buffer.concat([...begun, chunk.subarray(start, end)])
      begun = []
      length = 0
      start = end + 1
    }
    const rest = chunk.subarray(start)
    length += rest.length
    if (length > LONGEST_LINE) throw new Error('A line of the backup is too long.')
    if (rest.length > 0) begun.push(rest)
  }
  if (length > 0) yield Buffer.concat(begun)
}
