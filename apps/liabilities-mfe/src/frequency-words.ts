import type { Liability } from '@solvent/contracts'

type Frequency = Liability['frequency']

const nouns: Record<Frequency, string> = {
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
}

/** An amount with its period: "$100.00 per month". */
export function perPeriod(amount: string, frequency: Frequency): string {
  return `${amount} per ${nouns[frequency]}`
}
