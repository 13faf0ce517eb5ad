import { fromMinor, halfUpDiv } from '@solvent/money'

/** A fraction; the denominator is above 0. */
interface Fraction {
  n: bigint
  d: bigint
}

const TOKEN = /\s*(\d+(?:\.\d+)?%?|[-+*/()])/y
const MAX_EXPRESSION_LENGTH = 200
/** Two decimals, like money. */
const SCALE = 100n

/**
 * The value of an expression of decimals, percents, + - * / and parentheses, rounded half up to two decimals. Exact
 * until the rounding: no floating point.
 *
 * @throws RangeError for anything else, a division by zero, or a value that JSON cannot hold exactly
 */
export function calculate(expression: string): number {
  if (expression.length > MAX_EXPRESSION_LENGTH) throw new RangeError('The expression is too long.')
  const { n, d } = new Parser(tokensOf(expression.replaceAll(',', ''))).parse()
  const hundredths = halfUpDiv((n < 0n ? -n : n) * SCALE, d)
  return fromMinor(n < 0n ? -hundredths : hundredths)
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  let at = 0
  while (at < text.trimEnd().length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match?.[1]) throw new RangeError('Use numbers, + - * / and parentheses.')
    tokens.push(match[1])
    at = TOKEN.lastIndex
  }
  return tokens
}

/** sum = product (+ or - product)*; product = factor (* or / factor)*; factor = -factor, number or (sum). */
class Parser {
  #at = 0

  constructor(private readonly tokens: readonly string[]) {}

  parse(): Fraction {
    const value = this.#sum()
    if (this.#at < this.tokens.length) throw new RangeError('The expression has no clear end.')
    return value
  }

  #sum(): Fraction {
    let value = this.#product()
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const { n, d } = this.#product()
      value = { n: value.n * d + (sign === '+' ? n : -n) * value.d, d: value.d * d }
    }
    return value
  }

  #product(): Fraction {
    let value = this.#factor()
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/')) {
      const { n, d } = this.#factor()
      value = sign === '*' ? { n: value.n * n, d: value.d * d } : divided(value, { n, d })
    }
    return value
  }

  #factor(): Fraction {
    if (this.#take('-')) {
      const { n, d } = this.#factor()
      return { n: -n, d }
    }
    if (this.#take('(')) {
      const value = this.#sum()
      if (!this.#take(')')) throw new RangeError('A parenthesis is missing.')
      return value
    }
    const token = this.tokens[this.#at]
    if (token === undefined || !/^\d/.test(token)) throw new RangeError('A number is missing.')
    this.#at += 1
    return fractionOf(token)
  }

  #take(...signs: readonly string[]): string | null {
    const token = this.tokens[this.#at]
    if (token === undefined || !signs.includes(token)) return null
    this.#at += 1
    return token
  }
}

function divided(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('Nothing can be divided by zero.')
  const sign = b.n < 0n ? -1n : 1n
  return { n: a.n * b.d * sign, d: a.d * b.n * sign }
}

function fractionOf(token: string): Fraction {
  const isPercent = token.endsWith('%')
  const [whole = '0', fraction = ''] = token.replace('%', '').split('.')
  const d = 10n ** BigInt(fraction.length) * (isPercent ? 100n : 1n)
  return { n: BigInt(whole + fraction), d }
}
