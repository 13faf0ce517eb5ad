import { fromMinor } from '@solvent/money'
import type { RecurringRow } from '../../../storage/tables/recurring-table'
import type { Books } from '../books'
import { receive, spend } from '../cash-flow'
import { moveMoney } from '../transfers'

/**
 * Records an occurrence and returns the id of its entry.
 *
 * @param amount in minor units
 * @throws DomainError as the record of its kind does
 */
export function postOccurrence(
  books: Books,
  { kind, name: note, account, toAccount, category }: RecurringRow,
  { amount: minor, on: occurred_on }: { amount: bigint; on: string },
): Promise<string> {
  const record = { amount: fromMinor(minor), occurred_on, note }
  if (toAccount !== null) {
    return moveMoney(books, { ...record, from_account: account, to_account: toAccount })
  }
  const cashFlow = { ...record, account, ...(category && { category }) }
  return kind === 'income' ? receive(books, cashFlow) : spend(books, cashFlow)
}
