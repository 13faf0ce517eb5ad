import { formatMinor } from './minor-units'

/** Writes minor units for people to read, such as `$1,234.50`. */
export type MoneyFormat = (minor: bigint) => string

const formats = new Map<string, MoneyFormat>()

/**
 * How the texts of the app write money of a currency: en-US figures behind the sign that `Intl` has for it, two
 * decimals, exact for every amount. US dollars by default.
 *
 * @throws RangeError if `currency` is no three-letter code
 */
export function moneyFormat(currency = 'USD'): MoneyFormat {
  const known = formats.get(currency)
  if (known) return known
  const sign = signOf(currency)
  const format: MoneyFormat = (minor) =>
    minor < 0n ? `-${sign}${grouped(-minor)}` : `${sign}${grouped(minor)}`
  formats.set(currency, format)
  return format
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const figures = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .slice(0, figures)
    .map(({ value }) => value)
    .join('')
}

/** By hand, as plans of thousands of debts write amounts all the time, and `Intl` takes four times as long. */
function grouped(minor: bigint): string {
  return formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')
}
