import { z } from 'zod'

const MONEY_SIGNS = /[$€£₹,\s]/g

/** What small models write for nothing. */
const NOTHING: readonly unknown[] = [null, '', 'null', 'none', 'None', 'undefined']

/** An amount; a number in quotes or with a money sign counts as one. */
export const looseAmount = z.preprocess(
  (value) => (typeof value === 'string' ? toNumber(value) : value),
  z.number(),
)

/** A number as exact decimal text, such as a quantity. */
export const looseDecimal = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(),
)

/** One of the list in any spelling of its letters; anything else is the fallback. */
export function looseChoice<Choice extends string>(choices: readonly Choice[], fallback: Choice) {
  return z.preprocess(
    (value) => choices.find((choice) => choice.toLowerCase() === String(value).toLowerCase()) ?? fallback,
    z.enum(choices),
  )
}

/**
 * The arguments of a tool call as the tool wants them. What a model writes for nothing is left out, and so is what the
 * tool does not know.
 */
export function parseArguments<Shape extends z.ZodType>(
  schema: Shape,
  input: string,
): z.ZodSafeParseResult<z.infer<Shape>> {
  return schema.safeParse(withoutNothing(parsed(input)))
}

function parsed(input: string): unknown {
  try {
    const value: unknown = JSON.parse(input || '{}')
    // Some models put the arguments into quotes once more.
    return typeof value === 'string' ? parsed(value) : value
  } catch {
    return null
  }
}

function withoutNothing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => !NOTHING.includes(one)))
}

function toNumber(text: string): unknown {
  const number = Number(text.replace(MONEY_SIGNS, ''))
  return Number.isNaN(number) ? text : number
}
