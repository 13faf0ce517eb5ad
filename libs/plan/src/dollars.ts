import { formatMinor } from '@solvent/money'

/** Minor units as `$1,234.50`, the way the texts of the plan write money. */
export function dollars(minor: bigint): string {
  return `$${formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}
