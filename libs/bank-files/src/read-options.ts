import type { DateOrder } from './fields/date-order'
import type { Mapping, RememberedMapping } from './table/mapping'

/** What the caller knows about a file that does not say it. */
export interface ReadOptions {
  /** For kinds that do not fix how dates are written. The default is the likeliest order. */
  dateOrder?: DateOrder
  /** For tables. The default is a remembered one, then a guess. */
  mapping?: Mapping
  /** Mappings of earlier tables, for those with the same header. */
  remembered?: readonly RememberedMapping[]
}
