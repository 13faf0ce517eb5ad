import type { DateString } from '@solvent/money'

/** The later of two days. */
export function laterOf(one: DateString, other: DateString): DateString {
  return one > other ? one : other
}
