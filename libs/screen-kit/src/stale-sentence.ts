const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/**
 * Says of what is shown that newer figures could not be had, and how old it is from a minute on.
 *
 * @param asOf when the answer was given, in milliseconds since 1970, if that is known
 */
export function staleSentence(asOf: number | undefined, what = 'These figures'): string {
  const age = asOf === undefined ? 0 : Date.now() - asOf
  const unit = UNITS.find(([, length]) => age >= length)
  if (!unit) return `${what} may be out of date.`
  const [name, length] = unit
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' })
  return `${what} may be out of date: they are ${format.format(Math.floor(age / length))} old.`
}
