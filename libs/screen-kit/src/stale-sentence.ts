const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/**
 * A sentence saying that the data may be out of date, with its age from one minute on.
 *
 * @param asOf when the data was read, in milliseconds since 1970, if known
 */
export function staleSentence(asOf: number | undefined, what = 'These figures'): string {
  const age = asOf === undefined ? 0 : Date.now() - asOf
  const unit = UNITS.find(([, length]) => age >= length)
  if (!unit) return `${what} may be out of date.`
  const [name, length] = unit
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' })
  return `${what} may be out of date: they are ${format.format(Math.floor(age / length))} old.`
}
