import type { PaymentType } from '@solvent/plan'
import type { DebtEventRow } from '../../../storage/tables/books-check-debts'
import type { EntryKind } from '../../../storage/tables/journal-table'
import { type DebtState, toDebtState } from './debt-state'

/** An entry that changed a debt. */
export interface DebtEvent {
  entryId: string
  kind: EntryKind
  occurredOn: string
  note: string
  /** Change of the amount owed, in minor units. */
  change: bigint
  image: DebtImage
  /** Details of a payment. */
  payment: { type: PaymentType; interestEntryId: string | null } | null
  /** Whether this is interest that a payment posted. */
  isOfPayment: boolean
  /** The entry that an undo reverses. */
  undone: { kind: EntryKind; image: DebtImage } | null
}

/** The state of a debt before an entry, or why it is unknown. */
export type DebtImage = DebtState | 'made' | 'damaged' | 'none'

/** Null for a line whose entry is missing. */
export function toDebtEvent(row: DebtEventRow): DebtEvent | null {
  const { entryId, kind, occurredOn, note, change, paymentType, undoneKind } = row
  if (kind === null || occurredOn === null || change === null) return null
  return {
    entryId,
    kind,
    occurredOn,
    note: note ?? '',
    change: BigInt(change),
    image: imageOf(row.hasImage, row.before),
    payment: paymentType && { type: paymentType, interestEntryId: row.interestEntryId },
    isOfPayment: row.isOfPayment,
    undone: undoneKind && { kind: undoneKind, image: imageOf(row.undoneHasImage, row.undoneBefore) },
  }
}

function imageOf(isThere: boolean, before: unknown): DebtImage {
  if (!isThere) return 'none'
  if (before === null) return 'made'
  return toDebtState(before) ?? 'damaged'
}
