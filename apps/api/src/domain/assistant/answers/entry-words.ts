import { authorText, type Entry, entryFunds, entryTitle } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { total } from '../../books/totals'
import { plain } from './wording'

/** The title of an entry as on the Activity page: "Payment to Blue card". */
export function titleOf(entry: Entry): string {
  return plain(entryTitle(entry))
}

/** The amount of an entry in minor units, without a sign: of its assets, else of its debts; 0 if it changes none. */
export function amountOf({ kind, changes }: Entry): bigint {
  const assets = changes.filter(({ account_kind }) => account_kind === 'asset')
  const [first] = changes
  const ofOne =
    kind === 'trade'
      ? changes.filter(({ label }) => label === first?.label)
      : assets.filter(({ amount }) => kind !== 'transfer' || amount > 0)
  const counting = ofOne.length > 0 ? ofOne : changes
  const sum = total(counting.map(({ amount }) => backToMinor(amount)))
  return sum < 0n ? -sum : sum
}

/** Where the money came from or went to: "from Cash"; empty if the title says so. */
export function fundsOf(entry: Entry): string {
  return plain(entryFunds(entry))
}

/** Who recorded an entry, as on the Activity page; empty if unknown. */
export function authorOf(entry: Entry): string {
  return plain(authorText(entry))
}
