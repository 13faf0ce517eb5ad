import { type MoneyFormat, moneyFormat, toMinor } from '@solvent/money'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'

const STORED_AMOUNT = /\$([\d,]+\.\d\d)/g
const dollars = moneyFormat()

/** What the entry of a debt begun before tells; nothing of a new one. Stored in dollars, whatever the pages show. */
export function openingNote({ total, remaining, installmentsPaid, installmentsTotal }: LiabilityRow): string {
  if (installmentsPaid === 0 && remaining === total) return ''
  return `${installmentsPaid} of ${installmentsTotal} installments paid before, ${dollars(remaining)} of ${dollars(total)} still owed`
}

/** The note of an entry with our own amounts as the person's pages write them; what a person wrote stays. */
export function shownNote({ kind, note }: { kind: string; note: string }, money: MoneyFormat): string {
  if (kind !== 'opening') return note
  return note.replace(STORED_AMOUNT, (_, figures: string) => money(toMinor(figures.replaceAll(',', ''))))
}
