import type { DateOrder } from './fields/date-order'
import type { Mapping } from './table/mapping'

/** What the caller knows about a file that does not say it. */
export interface ReadOptions {
  /** For kinds that do not fix how dates are written. The default is the likeliest order. */
  dateOrder?: DateOrder
  /** For tables. The default is a guess. */
  mapping?: Mapping
}
