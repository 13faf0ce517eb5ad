import { type Figure, minorOf } from './figures'
import { areUnitsOf } from './money-units'
import type { QuickEntryContext } from './quick-entry'

/** The amount of a number in the person's currency, in minor units and above 0; null if unclear. */
export function amountOf(figure: Figure | undefined, currency: QuickEntryContext['currency']): bigint | null {
  if (figure?.decimals.length !== 1 || !areUnitsOf(figure.units, currency)) return null
  if (!isMoneyLike(figure) && (isYearLike(figure.text) || /^\d{7,}$/.test(figure.text))) return null
  const amount = minorOf(figure.decimals[0] ?? '')
  return amount !== null && amount > 0n ? amount : null
}

/** Whether a number is written as money (12.50, $12, 1,200, 1.2k) and cannot be a quantity, time, line or year. */
export function isMoneyLike(figure: Figure): boolean {
  return (
    figure.units.length > 0 ||
    /\d[.,]\d|\dk$|\d grand|lakh/i.test(figure.text) ||
    figure.decimals.some((text) => text.includes('.'))
  )
}

/** 2000 is an amount more often than a year. */
function isYearLike(text: string): boolean {
  return /^(?:19[5-9]|20[0-4])\d$/.test(text) && text !== '2000'
}
