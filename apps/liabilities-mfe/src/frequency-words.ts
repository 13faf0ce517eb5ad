import type { Liability } from '@solvent/contracts'

type Frequency = Liability['frequency']

const periods: Record<Frequency, string> = {
  weekly: 'per week',
  biweekly: 'every 2 weeks',
  monthly: 'per month',
  quarterly: 'per quarter',
  yearly: 'per year',
}

/** An amount with its period: "$100.00 per month", "$100.00 every 2 weeks". */
export function perPeriod(amount: string, frequency: Frequency): string {
  return `${amount} ${periods[frequency]}`
}
