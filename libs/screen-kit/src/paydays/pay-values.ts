import type { PaySchedule } from '@solvent/contracts'
import { parseNumber } from '../parse-number'

/** The form values of paydays. */
export type PayValues = { kind: string; day: string; second_day: string; first: string }

const EMPTY: PayValues = { kind: '', day: '', second_day: '', first: '' }

export function toPayValues(pay: PaySchedule | null): PayValues {
  if (pay === null) return EMPTY
  switch (pay.kind) {
    case 'monthly':
      return { ...EMPTY, kind: pay.kind, day: String(pay.day) }
    case 'twice_a_month':
      return { ...EMPTY, kind: pay.kind, day: String(pay.day), second_day: String(pay.second_day) }
    case 'irregular':
      return { ...EMPTY, kind: pay.kind }
    default:
      return { ...EMPTY, kind: pay.kind, first: pay.first }
  }
}

/** The paydays of form values, for the contract to validate. */
export function toPaySchedule({ kind, day, second_day, first }: PayValues): object {
  switch (kind) {
    case 'monthly':
      return { kind, day: parseNumber(day) }
    case 'twice_a_month':
      return { kind, day: parseNumber(day), second_day: parseNumber(second_day) }
    case 'irregular':
      return { kind }
    default:
      return { kind, first }
  }
}
