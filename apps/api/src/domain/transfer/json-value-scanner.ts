/** The bytes with a meaning in JSON. */
export const Byte = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  colon: 0x3a,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
  lineEnd: 0x0a,
} as const

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === Byte.lineEnd || byte === 0x0d || byte === 0x09
}

/** Finds the end of a JSON value, byte by byte, without validating it. */
export class JsonValueScanner {
  /** The number of open arrays and objects. */
  depth = 0
  #isString = false
  #isEscaped = false

  constructor(
    /** The line where the value begins. */
    readonly line: number,
  ) {}

  /** Whether the value continues after this byte, ends with it or has ended before it. */
  next(byte: number): 'open' | 'with' | 'before' {
    if (this.#isString) return this.#inString(byte)
    switch (byte) {
      case Byte.quote:
        this.#isString = true
        return 'open'
      case Byte.openList:
      case Byte.openObject:
        this.depth += 1
        return 'open'
      case Byte.closeList:
      case Byte.closeObject:
        if (this.depth === 0) return 'before'
        this.depth -= 1
        return this.depth === 0 ? 'with' : 'open'
      default:
        return this.depth === 0 && (byte === Byte.comma || isBlank(byte)) ? 'before' : 'open'
    }
  }

  #inString(byte: number): 'open' | 'with' {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === Byte.backslash) this.#isEscaped = true
    else if (byte === Byte.quote) {
      this.#isString = false
      return this.depth === 0 ? 'with' : 'open'
    }
    return 'open'
  }
}
