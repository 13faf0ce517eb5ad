/**
 * Joins pieces of a text that was cut at a width. A piece of this width goes on without a space, because the cut may be
 * inside a word; the end of any other is the end of a word.
 *
 * @param word matches a piece that begins a word, even if the one before it is full
 */
export function joinPieces(pieces: readonly string[], width: number, word?: RegExp): string {
  let text = ''
  let isCut = true
  for (const piece of pieces) {
    text += isCut && !word?.test(piece) ? piece : ` ${piece}`
    isCut = piece.length === width
  }
  return text.trim()
}
