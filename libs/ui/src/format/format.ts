const dashboardFormats = new Map<string, Intl.NumberFormat>()

/**
 * An amount on the dashboard: en-US figures in the person's currency, no decimals ("$1,235", "€1,235").
 * Throws a RangeError when `currency` is not a three-letter code.
 */
export function formatDashboardAmount(amount: number, currency: string): string {
  let format = dashboardFormats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    })
    dashboardFormats.set(currency, format)
  }
  return format.format(amount)
}

const exactFormats = new Map<string, Intl.NumberFormat>()

/**
 * An amount to act on, in the person's currency with its cents ("$394.92", "€1,234.50").
 * Throws a RangeError when `currency` is not a three-letter code.
 */
export function formatExactAmount(amount: number, currency: string): string {
  let format = exactFormats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, signDisplay: 'negative' })
    exactFormats.set(currency, format)
  }
  return format.format(amount)
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'negative',
})

/** An amount on every other page: always a dollar sign and two decimals ("$1,234.50", "-$12.00"). */
export function formatAmount(amount: number): string {
  return dollars.format(amount)
}

const compactFormats = new Map<string, Intl.NumberFormat>()

/**
 * A rounded amount for the axis of a chart ("$1.2K", "-$3M"); the figure itself is always shown in full.
 * US dollars unless `currency` says otherwise; throws a RangeError when that is not a three-letter code.
 */
export function formatCompactAmount(amount: number, currency = 'USD'): string {
  let format = compactFormats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    })
    compactFormats.set(currency, format)
  }
  return format.format(amount)
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * A calendar date: "2026-11-21" is "Nov 21, 2026" wherever the reader is.
 * Throws a RangeError for anything but an existing `YYYY-MM-DD` date.
 */
export function formatDate(date: string): string {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : Number.NaN)
  // Date rolls February 30 over into March; only a day that survives the round trip exists.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a calendar date: "${date}"`)
  }
  return dateFormat.format(instant)
}

/** A share given in percent, with exactly `decimals` decimals: (42.345, 1) is "42.3%". */
export function formatPercent(value: number, decimals = 0): string {
  const figures = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
  return `${figures.format(value)}%`
}
