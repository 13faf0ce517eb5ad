import { Link } from 'react-router-dom'
import { inMonth } from '../entries/month-sums'

interface CategoryLinkProps {
  category: string
  /** `YYYY-MM` */
  month: string
}

/** Links to the expenses of a category in a month, on the tab of entries. */
export function CategoryLink({ category, month }: CategoryLinkProps) {
  // An income can have the category Other too, so the kind is part of the filter.
  const { from = '', to = '' } = inMonth({}, month)
  const search = `?${new URLSearchParams({ kind: 'expense', category, from, to })}`
  return <Link to={{ search }}>{category}</Link>
}
