import type { EntryWithNotice } from '@solvent/contracts'
import { capitalized } from '@solvent/money'

/** What a toast says of a saved entry: "Expense of $40.00 recorded", and that it passes the limit of its category. */
export function savedText(what: string, { limit_notice }: Pick<EntryWithNotice, 'limit_notice'>): string {
  return [capitalized(what), limit_notice].filter(Boolean).join('. ')
}
