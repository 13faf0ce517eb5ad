import { formatMinor } from './minor-units'

/** Minor units as `$1,234.50`, the way the texts of the app write money. */
export function dollars(minor: bigint): string {
  return `$${formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}
