import type { EntryDetails } from '@solvent/contracts'
import type { AssetRow } from '../../storage/tables/assets-table'
import type { EntryRow } from '../../storage/tables/entries-query'
import type { TradeRow } from '../../storage/tables/trades-table'

/**
 * The names of the accounts that the money of an entry left and went to. An expense on a card comes from the card, and
 * a refund goes to it. The shares of a trade are no account.
 */
export function accountsOf(
  { kind, lines }: EntryRow,
  trade: Pick<TradeRow, 'assetId'> | null,
  assets: readonly AssetRow[],
): EntryDetails['accounts'] {
  const money = lines.filter(({ accountId }) => accountId !== trade?.assetId)
  const isOut = ({ accountKind, change }: EntryRow['lines'][number]) =>
    accountKind === 'asset' ? change < 0n : kind === 'expense' && change > 0n
  return {
    from: accountName(money.filter(isOut), assets),
    to: accountName(
      money.filter((line) => !isOut(line)),
      assets,
    ),
  }
}

/** The name of an asset or card, or the type of several assets. */
function accountName(lines: EntryRow['lines'], assets: readonly AssetRow[]): string | null {
  const [first, ...others] = lines
  if (!first) return null
  const asset = assets.find(({ id }) => id === first.accountId)
  return others.length > 0 && asset ? asset.type : first.label
}
