import { FREQUENCIES } from '@solvent/contracts'
import { capitalized } from '@solvent/money'

/** The choices of how often an instalment falls due: Monthly, Quarterly, Yearly, Weekly, Every 2 weeks. */
export const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({
  value,
  label: value === 'biweekly' ? 'Every 2 weeks' : capitalized(value),
}))

/** The name of the field for a payment: "Monthly payment", "Payment every 2 weeks". */
export function paymentLabel(frequency: string): string {
  return frequency === 'biweekly' ? 'Payment every 2 weeks' : `${capitalized(frequency)} payment`
}
