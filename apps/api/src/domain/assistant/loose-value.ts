/** Deeper input is refused, so that brackets alone cannot exhaust the stack. */
const MAX_DEPTH = 20

const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')' }
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '<escape>': '<escape>' }
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
])
const SPACE = /[\s\u200b-\u200d\u2060\ufeff]*/y
const QUOTE = /<escape>|["'“]/y
const NUMBER = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i
const BARE_VALUE = /[^,;:=[\](){}"'“<>\n]+/y
const KEYWORD = /([A-Za-z_]\w*)\s*=(?!=)/y
const HEX4 = /^[\da-f]{4}$/i

/** The arguments of a function call, and the position after them. */
export interface LooseArguments {
  named: Readonly<Record<string, unknown>>
  positional: readonly unknown[]
  end: number
}

/** A value and the position after it. */
export interface LooseValue {
  value: unknown
  end: number
}

/**
 * Parses one value of JSON or of Python at a position: models mix the two. Nothing is evaluated. The time is linear in
 * the length of the value.
 *
 * @returns null if the value is malformed, incomplete or too deep
 */
export function looseValueAt(text: string, at: number): LooseValue | null {
  return attempt(
    text,
    at,
    (reader) => reader.value(0),
    (value, end) => ({ value, end }),
  )
}

/**
 * Parses the arguments of a function call, such as `(amount=1, note="x")`, at the position of the parenthesis.
 *
 * @returns null if they are malformed, incomplete or too deep
 */
export function looseArgumentsAt(text: string, at: number): LooseArguments | null {
  return attempt(
    text,
    at,
    (reader) => reader.callArguments(),
    (args, end) => ({ ...args, end }),
  )
}

function attempt<Read, Result>(
  text: string,
  at: number,
  read: (reader: Reader) => Read,
  toResult: (value: Read, end: number) => Result,
): Result | null {
  const reader = new Reader(text, at)
  try {
    return toResult(read(reader), reader.at)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

class Reader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new SyntaxError('too deep')
    this.#take(SPACE)
    const next = this.text[this.at] ?? ''
    if (next === '{') return this.#object(depth)
    const close = BRACKETS[next]
    if (close !== undefined) return this.#list(close, depth)
    return this.#string() ?? this.#word()
  }

  callArguments(): Omit<LooseArguments, 'end'> {
    const named: [string, unknown][] = []
    const positional: unknown[] = []
    this.#items(')', () => {
      const key = this.#keyword()
      if (key === null) positional.push(this.value(1))
      else named.push([key, this.value(1)])
    })
    return { named: Object.fromEntries(named), positional }
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.#items('}', () => {
      const key = String(this.#string() ?? this.#word())
      this.#take(SPACE)
      if (this.text[this.at] !== ':' && this.text[this.at] !== '=') throw new SyntaxError('no value')
      this.at += 1
      entries.push([key, this.value(depth + 1)])
    })
    return Object.fromEntries(entries)
  }

  #list(close: string, depth: number): unknown[] {
    const values: unknown[] = []
    this.#items(close, () => values.push(this.value(depth + 1)))
    return values
  }

  /** Reads items between brackets; a comma after the last one is allowed. */
  #items(close: string, readItem: () => void): void {
    this.at += 1
    for (;;) {
      this.#take(SPACE)
      if (this.text[this.at] === close) break
      readItem()
      this.#take(SPACE)
      if (this.text[this.at] === ',') this.at += 1
      else if (this.text[this.at] !== close) throw new SyntaxError('no comma')
    }
    this.at += 1
  }

  #keyword(): string | null {
    KEYWORD.lastIndex = this.at
    const match = KEYWORD.exec(this.text)
    if (!match) return null
    this.at = KEYWORD.lastIndex
    return match[1] ?? null
  }

  #string(): string | null {
    const open = this.#take(QUOTE)
    const close = QUOTES[open]
    if (close === undefined) return null
    let value = ''
    for (;;) {
      const next = this.text[this.at]
      if (next === undefined) throw new SyntaxError('no end of the text')
      if (this.text.startsWith(close, this.at)) break
      value += next === '\\' ? this.#escaped() : next
      this.at += 1
    }
    this.at += close.length
    return value
  }

  /** The escaped character at the position, which moves to its last character. */
  #escaped(): string {
    this.at += 1
    const next = this.text[this.at] ?? ''
    const code = this.text.slice(this.at + 1, this.at + 5)
    if (next !== 'u' || !HEX4.test(code)) return ESCAPES[next] ?? next
    this.at += 4
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  /** A number, a constant or text without quotes. */
  #word(): unknown {
    const word = this.#take(BARE_VALUE).trim()
    if (word === '') throw new SyntaxError('no value')
    if (WORDS.has(word)) return WORDS.get(word)
    return NUMBER.test(word) ? Number(word) : word
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [taken = ''] = pattern.exec(this.text) ?? []
    this.at += taken.length
    return taken
  }
}
