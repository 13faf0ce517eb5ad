import type { BankReview, DateOrder } from '@solvent/contracts'
import { dateInWords, isDate } from '@solvent/money'

/** The parts of a date in the order that the file has them. */
function partsOf(date: string, order: DateOrder): string[] {
  const [y = '', m = '', d = ''] = date.split('-')
  return [...order].map((part) => ({ y, m, d })[part] ?? '')
}

/** The date that these parts are in another order; null if there is none. */
function dateOf(parts: readonly string[], order: DateOrder): string | null {
  const at = (part: string) => Number(parts[order.indexOf(part)])
  const year = at('y') < 100 ? 2000 + at('y') : at('y')
  const twoDigits = (part: string) => String(at(part) % 100).padStart(2, '0')
  const date = `${year}-${twoDigits('m')}-${twoDigits('d')}`
  return isDate(date) ? date : null
}

/** A date of the file in each of the orders that fit it; none if the orders do not differ. */
export function dateExamples({ lines, date_orders }: Pick<BankReview, 'lines' | 'date_orders'>) {
  const [current] = date_orders
  if (!current || date_orders.length < 2) return []
  const days = new Set(lines.map(({ booked_on }) => booked_on))
  for (const day of days) {
    const parts = partsOf(day, current)
    const found = date_orders.map((order) => ({ order, day: order === current ? day : dateOf(parts, order) }))
    const isTelling = found.every((one) => one.day !== null) && new Set(found.map((one) => one.day)).size > 1
    if (isTelling) return found.map((one) => ({ value: one.order, label: dateInWords(one.day ?? day) }))
  }
  return []
}
