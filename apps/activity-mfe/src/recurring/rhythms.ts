import type { Recurring } from '@solvent/contracts'

/** How often something comes back. */
export type Rhythm = Pick<Recurring, 'unit' | 'every'>

const RHYTHMS = [
  { unit: 'week', every: 1, label: 'Every week' },
  { unit: 'week', every: 2, label: 'Every 2 weeks' },
  { unit: 'week', every: 4, label: 'Every 4 weeks' },
  { unit: 'month', every: 1, label: 'Every month' },
  { unit: 'last_working_day', every: 1, label: 'Last working day of the month' },
  { unit: 'month', every: 2, label: 'Every 2 months' },
  { unit: 'month', every: 3, label: 'Every 3 months' },
  { unit: 'month', every: 6, label: 'Every 6 months' },
  { unit: 'month', every: 12, label: 'Every year' },
] as const satisfies readonly (Rhythm & { label: string })[]

const UNIT_NOUNS: Readonly<Record<Rhythm['unit'], string>> = {
  week: 'weeks',
  month: 'months',
  last_working_day: 'months on the last working day',
}

/** The value of a rhythm in the form. */
export function toRhythmName({ unit, every }: Rhythm): string {
  return `${unit} ${every}`
}

/** The rhythm with this name; every month if there is none. */
export function rhythmNamed(name: string): Rhythm {
  const [unitName, every] = name.split(' ')
  const unit = unitName === 'week' || unitName === 'last_working_day' ? unitName : 'month'
  return { unit, every: Number(every) || 1 }
}

/** The options of the form. A rhythm that was chosen elsewhere comes last. */
export function rhythmOptions(current: string): { value: string; label: string }[] {
  const options = RHYTHMS.map((rhythm) => ({ value: toRhythmName(rhythm), label: rhythm.label }))
  if (options.some(({ value }) => value === current)) return options
  const { unit, every } = rhythmNamed(current)
  return [...options, { value: current, label: `Every ${every} ${UNIT_NOUNS[unit]}` }]
}
