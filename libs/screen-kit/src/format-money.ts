import { fromMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

/** Minor units as the page shows amounts: `$1,234.50`. */
export function formatMoney(minor: bigint): string {
  return formatAmount(fromMinor(minor))
}
