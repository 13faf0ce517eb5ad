import type { NewDebt } from '../outlook'

/** The terms of the debt that an offer makes. What is owed follows from what it pays. */
export interface OfferedTerms
  extends Pick<NewDebt, 'rateBp' | 'frequency' | 'firstDueDate' | 'lenderInstalment' | 'lenderTerms'> {
  /** The number of instalments; null: as many as the lender's instalment takes. */
  count: number | null
  /** The user's priority, 1 to 100. */
  priority: number
}

/** What an offer pays on a debt. */
interface ReplacedDebt {
  liabilityId: string
  /** Minor units; null: all that clears it. */
  amount: bigint | null
}

/** One debt in place of others: a consolidation, a balance transfer, a refinancing or a settlement. */
export interface Offer {
  replaces: readonly ReplacedDebt[]
  /** What the lenders accept in place of all that the offer pays, in minor units; null: that amount. */
  settledFor: bigint | null
  /** The new lender's fee, in hundredths of a percent of what the offer pays. */
  feeBp: number
  /** The least fee, in minor units. */
  feeAtLeast: bigint
  /** What the present lenders charge for the early payment, in minor units. */
  charges: bigint
  terms: OfferedTerms
}
