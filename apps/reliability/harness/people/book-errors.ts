import { type ExportedData, exportData } from '@solvent/contracts'
import type { Person } from './person'

/**
 * What is wrong in the books of a person, read over HTTP: every balance must be the sum of its changes, nothing
 * may be negative, and what was paid off a debt must be what the payments say.
 */
export async function booksProblems(person: Person): Promise<string[]> {
  return problemsOf(await person.ask(exportData))
}

function problemsOf(books: ExportedData): string[] {
  const sums = new Map<string, bigint>()
  for (const { account_id: id, amount } of books.changes) sums.set(id, (sums.get(id) ?? 0n) + minor(amount))
  const balances = [
    ...books.assets.map((asset) => ({ name: 'asset', value: asset.asset_value, ...asset })),
    ...books.liabilities.map((debt) => ({ name: 'liability', value: debt.remaining_amount, ...debt })),
  ]
  return balances
    .filter(({ deleted_at: gone }) => gone === null)
    .flatMap(({ name, id, value }) => {
      const [balance, sum] = [minor(value), sums.get(id) ?? 0n]
      if (balance < 0n) return [`${name} ${id} is ${value}`]
      return balance === sum ? [] : [`${name} ${id} is ${balance}, but its changes are ${sum}`]
    })
}

/** Cents, read from the digits: no float takes part. */
export function minor(amount: number): bigint {
  const [whole = '0', part = ''] = String(Math.abs(amount)).split('.')
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return amount < 0 ? -cents : cents
}

/** The number JSON carries for so many cents. */
export function major(cents: bigint | number): number {
  return Number(`${cents}e-2`)
}
