import type { ComparedAccount, WrongOrigin } from '../../../storage/tables/books-check-accounts'
import { type Difference, difference, type Wording } from './difference'

/** A balance that is not the sum of its entries. */
export function balanceDifference(account: ComparedAccount, { money }: Wording): Difference {
  const { kind, id, label, balance, sum, entries } = account
  return difference('balances', describe(), { accountId: id })

  function describe(): string {
    const sumOfEntries = `but its entries make ${money(sum)}.`
    if (label !== null) {
      return kind === 'asset'
        ? `${label} holds ${money(balance)}, ${sumOfEntries}`
        : `On ${label} you owe ${money(balance)}, ${sumOfEntries}`
    }
    const changed = kind === 'asset' ? 'an asset' : 'a liability'
    const by = entries === 1 ? 'An entry changes' : `${entries} entries change`
    return `${by} ${changed} that does not exist, by ${money(sum)} in total.`
  }
}

/** An asset or liability without an opening entry, or with more than one. */
export function originDifference({ id, label, openings }: WrongOrigin): Difference {
  const what =
    openings > 1
      ? `${label} was opened by ${openings} entries instead of one.`
      : `The entry that added ${label} is missing.`
  return difference('entries', what, { accountId: id })
}
