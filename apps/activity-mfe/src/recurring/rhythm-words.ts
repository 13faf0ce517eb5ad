import type { Recurring } from '@solvent/contracts'
import { counted, dateInWords, ordinal } from '@solvent/money'

type Rhythm = Pick<Recurring, 'unit' | 'every' | 'starts_on'> & Partial<Pick<Recurring, 'ends_on'>>

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** How often something comes back: `Every 2 weeks on Friday until 28 February 2027`. */
export function rhythmInWords(rhythm: Rhythm): string {
  const until = rhythm.ends_on ? ` until ${dateInWords(rhythm.ends_on)}` : ''
  return `Every ${intervalOf(rhythm)} on ${dayOf(rhythm)}${until}`
}

function intervalOf({ unit, every }: Rhythm): string {
  if (unit === 'week') return interval(every, 'week')
  return every % 12 === 0 ? interval(every / 12, 'year') : interval(every, 'month')
}

function interval(every: number, noun: string): string {
  return every === 1 ? noun : counted(every, noun)
}

function dayOf({ unit, every, starts_on }: Rhythm): string {
  if (unit === 'week') return weekday.format(new Date(`${starts_on}T00:00:00Z`))
  // Without a year, because it is the same day of each.
  const day = dateInWords(starts_on, starts_on)
  if (unit === 'month') return every % 12 === 0 ? day : `the ${ordinal(Number(starts_on.slice(8)))}`
  return every % 12 === 0 ? `the last working day of ${day.replace(/^\d+ /, '')}` : 'the last working day'
}
