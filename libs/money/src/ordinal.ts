const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A day of the month in a sentence: `1st`, `22nd`. */
export function ordinal(day: number): string {
  return `${day}${SUFFIXES[rules.select(day)] ?? 'th'}`
}
