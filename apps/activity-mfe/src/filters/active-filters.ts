import type { EntryFilter } from '@solvent/contracts'
import { formatAmount, formatDate } from '@solvent/ui'
import { kindWords } from '../entries/entry-words'
import type { FilterTexts } from './read-filter'

/** An active filter, and the parameters that turn it off. */
export interface ActiveFilter {
  label: string
  off: FilterTexts
}

/** "$5.00 to $10.00", "From $5.00" or "Up to $10.00"; undefined without limits. */
function rangeText<Limit>(from: Limit | undefined, to: Limit | undefined, format: (limit: Limit) => string) {
  if (from !== undefined && to !== undefined) return `${format(from)} to ${format(to)}`
  if (from !== undefined) return `From ${format(from)}`
  return to === undefined ? undefined : `Up to ${format(to)}`
}

/** The active filters besides the search text. */
export function activeFilters(filter: EntryFilter): ActiveFilter[] {
  const { kind, category, account_id, from, to, min_amount, max_amount } = filter
  const found: [label: string | undefined, off: FilterTexts][] = [
    [kind && kindWords[kind], { kind: '' }],
    [category, { category: '' }],
    [account_id && 'One asset or debt', { account_id: '' }],
    [rangeText(from, to, formatDate), { from: '', to: '' }],
    [rangeText(min_amount, max_amount, formatAmount), { min_amount: '', max_amount: '' }],
  ]
  return found.flatMap(([label, off]) => (label ? [{ label, off }] : []))
}
