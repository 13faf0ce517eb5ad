import type { PaySchedule } from '@solvent/contracts'
import { ordinal } from '@solvent/money'

export const rhythms = [
  { value: 'monthly', label: 'Once a month' },
  { value: 'twice_a_month', label: 'Twice a month' },
  { value: 'two_weeks', label: 'Every two weeks' },
  { value: 'weekly', label: 'Every week' },
  { value: 'irregular', label: 'Irregularly' },
] as const satisfies readonly { value: PaySchedule['kind']; label: string }[]

/** When the income is paid, as a hint. */
export function payText(pay: PaySchedule | null): string {
  switch (pay?.kind) {
    case undefined:
      return 'Each month'
    case 'monthly':
      return `Paid on the ${ordinal(pay.day)} of each month`
    case 'twice_a_month':
      return `Paid on the ${ordinal(pay.day)} and ${ordinal(pay.second_day)} of each month`
    case 'two_weeks':
      return 'Each month, paid every two weeks'
    case 'weekly':
      return 'Each month, paid every week'
    case 'irregular':
      return 'Each month, paid irregularly'
  }
}
