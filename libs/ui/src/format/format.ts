import { pageCurrency } from './page-currency'

/** Returns a cached number format per currency. */
function formatsWith(options: Intl.NumberFormatOptions) {
  const formats = new Map<string, Intl.NumberFormat>()
  return (currency: string): Intl.NumberFormat => {
    const cached = formats.get(currency)
    if (cached) return cached
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      signDisplay: 'negative',
      ...options,
    })
    formats.set(currency, format)
    return format
  }
}

const exact = formatsWith({})
const rounded = formatsWith({ maximumFractionDigits: 0 })
const compact = formatsWith({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 })

/**
 * An exact amount in the given currency, with cents ("$394.92", "€1,234.50").
 * Throws a RangeError when `currency` is not a three-letter code.
 */
export function formatExactAmount(amount: number, currency: string): string {
  return exact(currency).format(amount)
}

/**
 * An amount without decimals ("$1,235", "€1,235"), in the page's currency unless `currency` is given.
 * Throws a RangeError when `currency` is not a three-letter code.
 */
export function formatDashboardAmount(amount: number, currency = pageCurrency()): string {
  return rounded(currency).format(amount)
}

/** An amount with two decimals in the page's currency ("$1,234.50", "-€12.00"). */
export function formatAmount(amount: number): string {
  return exact(pageCurrency()).format(amount)
}

/** A signed amount: "+$45.00", "-$18.50". */
export function formatChange(amount: number): string {
  return amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount)
}

/** The sign of the page's currency: "$", "CA$". */
export function currencySign(): string {
  const parts = exact(pageCurrency()).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}

/**
 * A rounded amount for a chart axis ("$1.2K", "-$3M"); figures are always shown in full elsewhere.
 * In the page's currency unless `currency` is given. Throws a RangeError when that is not a three-letter code.
 */
export function formatCompactAmount(amount: number, currency = pageCurrency()): string {
  return compact(currency).format(amount)
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * A calendar date: "2026-11-21" is "Nov 21, 2026" in every time zone.
 * Throws a RangeError for anything but an existing `YYYY-MM-DD` date.
 */
export function formatDate(date: string): string {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : Number.NaN)
  // Date rolls February 30 over into March, so only an existing day survives the round trip.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a calendar date: "${date}"`)
  }
  return dateFormat.format(instant)
}

/** A percentage with exactly `decimals` decimals: (42.345, 1) is "42.3%". */
export function formatPercent(value: number, decimals = 0): string {
  const figures = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
  return `${figures.format(value)}%`
}
