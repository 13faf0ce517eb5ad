/** Control characters, line ends, and marks that change the direction of the text that follows. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** The text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(UNSAFE, ' ').trim()
}

/** A part of an account name from which none of the formats reads anything else: letters, digits and few signs. */
export function plainComponent(text: string): string {
  const plain = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}&'+./_-]+/gu, ' ')
  return plain.trim() || 'Unnamed'
}
