import { FREQUENCIES } from '@solvent/contracts'
import { z } from 'zod'

const MONEY_SIGNS = /[$€£₹,\s]/g

/** How small models write an absent value. */
const ABSENT_VALUES: readonly unknown[] = [null, '', 'null', 'none', 'None', 'undefined']

/** An amount; also accepts it as text, with or without a currency sign. */
export const looseAmount = z.preprocess(
  (value) => (typeof value === 'string' ? toNumber(value) : value),
  z.number(),
)

/** A decimal as exact text, such as a quantity; also accepts a number. */
export const looseDecimal = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(),
)

/** One of the choices, matched case-insensitively; anything else becomes the fallback. */
export function looseChoice<Choice extends string>(choices: readonly Choice[], fallback: Choice) {
  return z.preprocess(
    (value) => choices.find((choice) => choice.toLowerCase() === String(value).toLowerCase()) ?? fallback,
    z.enum(choices),
  )
}

/** How models write the frequency `biweekly` in words. */
const TWO_WEEKS =
  /^(?:every )?(?:two|2|other|second)[ -]?week(?:s|ly)?$|^(?:every )?14 days$|^fortnight(?:ly)?$|^bi[ -]?weekly$/

/** How often a debt is paid; "every two weeks" in words, too. Anything else becomes monthly. */
export const looseFrequency = z.preprocess((value) => {
  const text = String(value).trim().toLowerCase().replaceAll('_', ' ')
  return TWO_WEEKS.test(text) ? 'biweekly' : (FREQUENCIES.find((one) => one === text) ?? 'monthly')
}, z.enum(FREQUENCIES))

/** Parses the arguments of a tool call. Absent values and unknown fields are dropped. */
export function parseArguments<Shape extends z.ZodType>(
  schema: Shape,
  input: string,
): z.ZodSafeParseResult<z.infer<Shape>> {
  return schema.safeParse(withoutAbsentValues(parsed(input)))
}

function parsed(input: string): unknown {
  try {
    const value: unknown = JSON.parse(input || '{}')
    // Some models JSON-encode the arguments twice.
    return typeof value === 'string' ? parsed(value) : value
  } catch {
    return null
  }
}

function withoutAbsentValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => !ABSENT_VALUES.includes(one)))
}

function toNumber(text: string): unknown {
  const number = Number(text.replace(MONEY_SIGNS, ''))
  return Number.isNaN(number) ? text : number
}
