import type { PlanInputs, WhatIf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { payoffLedger } from '../projection/ledger'
import { projectionInput } from './what-if'

/** One debt in one month, in decimals. */
export interface LedgerAnswerRow {
  /** `YYYY-MM` */
  month: string
  liability_id: string
  liability_type: string
  description: string
  interest: number
  payment: number
  /** Owed at the end of the month. */
  balance: number
}

/** Every month of every debt until the last payment, by the strategy. */
export function ledgerAnswer(inputs: PlanInputs, whatIf: WhatIf = {}): LedgerAnswerRow[] {
  const byId = new Map(inputs.liabilities.map((liability) => [liability.id, liability]))
  const { strategy = 'avalanche' } = whatIf
  const rows = payoffLedger({ ...projectionInput(inputs, whatIf), strategy })
  return rows.map(({ month, liabilityId, interest, payment, balance }) => ({
    month,
    liability_id: liabilityId,
    liability_type: byId.get(liabilityId)?.liability_type ?? '',
    description: byId.get(liabilityId)?.description ?? '',
    interest: fromMinor(interest),
    payment: fromMinor(payment),
    balance: fromMinor(balance),
  }))
}
