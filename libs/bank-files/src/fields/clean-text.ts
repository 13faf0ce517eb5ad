// Control characters, and those that turn the direction of the text after them.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** The text on one line, with single spaces and without control characters, cut off at a length. */
export function cleanText(text: string, maxLength: number): string {
  const clean = text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
  return clean.length <= maxLength ? clean : wholeCharacters(clean.slice(0, maxLength)).trim()
}

/** Without half a surrogate pair at the end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}
