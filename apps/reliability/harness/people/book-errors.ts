import type { Person } from '@solvent/api-testing/person'
import { type ExportedData, exportData } from '@solvent/contracts/transfer'
import { toMinor } from './amounts'

/**
 * The errors in a person's books, read over HTTP: every balance must be the sum of its changes, and none may be
 * negative.
 */
export async function findBookErrors(person: Person): Promise<string[]> {
  return errorsIn(await person.answer(exportData))
}

/** The errors in exported books; see `findBookErrors`. */
export function errorsIn(books: ExportedData): string[] {
  const sums = new Map<string, bigint>()
  for (const { account_id: id, amount } of books.changes) sums.set(id, (sums.get(id) ?? 0n) + toMinor(amount))
  const balances = [
    ...books.assets.map((asset) => ({ name: 'asset', value: asset.asset_value, ...asset })),
    ...books.liabilities.map((debt) => ({ name: 'liability', value: debt.remaining_amount, ...debt })),
  ]
  return balances
    .filter(({ deleted_at: deletedAt }) => deletedAt === null)
    .flatMap(({ name, id, value }) => {
      const [balance, sum] = [toMinor(value), sums.get(id) ?? 0n]
      if (balance < 0n) return [`${name} ${id} is ${value}`]
      return balance === sum ? [] : [`${name} ${id} is ${balance}, but its changes are ${sum}`]
    })
}
