import { addDays } from '@solvent/money'
import type { BankLine, StatementBalance } from '../bank-file'

/**
 * The balance before the first of the lines. Some banks date it on the day before the statement, others on the first
 * day of the statement; at the end of that day, the account no longer has it.
 */
export function openingBalance(
  balance: StatementBalance | null,
  lines: readonly Pick<BankLine, 'bookedOn'>[],
): StatementBalance | null {
  if (!balance?.on) return balance
  let on = balance.on
  for (const { bookedOn } of lines) if (bookedOn <= on) on = addDays(bookedOn, -1)
  return { ...balance, on }
}
