import { formatMinor } from './minor-units'

/** Formats minor units for display, such as `$1,234.50`. */
export type MoneyFormat = (minor: bigint) => string

const formats = new Map<string, MoneyFormat>()

/**
 * The money format of a currency in the app's texts: the currency's sign from `Intl`, en-US grouping and two decimals,
 * exact for every amount. US dollars by default.
 *
 * @throws RangeError if `currency` is not a three-letter code
 */
export function moneyFormat(currency = 'USD'): MoneyFormat {
  const cached = formats.get(currency)
  if (cached) return cached
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

/** Written by hand because plans of thousands of debts format many amounts, and `Intl` takes four times as long. */
function grouped(minor: bigint): string {
  return formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')
}
