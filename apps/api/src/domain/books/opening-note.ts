import { type MoneyFormat, moneyFormat, toMinor } from '@solvent/money'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'

const STORED_AMOUNT = /\$([\d,]+\.\d\d)/g
const dollars = moneyFormat()

/** The note for a debt with earlier payments, empty for a new one. Amounts are in dollars, whatever the pages show. */
export function openingNote({ total, remaining, installmentsPaid, installmentsTotal }: LiabilityRow): string {
  if (installmentsPaid === 0 && remaining === total) return ''
  return `${installmentsPaid} of ${installmentsTotal} installments paid before, ${dollars(remaining)} of ${dollars(total)} still owed`
}

/** The note with generated amounts in the person's currency. Notes written by people are left unchanged. */
export function displayNote({ kind, note }: { kind: string; note: string }, money: MoneyFormat): string {
  if (kind !== 'opening') return note
  return note.replace(STORED_AMOUNT, (_, figures: string) => money(toMinor(figures.replaceAll(',', ''))))
}
