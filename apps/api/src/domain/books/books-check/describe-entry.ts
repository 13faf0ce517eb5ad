import { DELETED_NOTE } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import type { NamedEntry } from '../../../storage/tables/books-check-entries'
import type { EntryKind } from '../../../storage/tables/journal-table'

/** What describes an entry in a sentence. */
export interface DescribedEntry {
  kind: EntryKind
  occurredOn: string
  note: string
  label: string
}

const MISSING_ACCOUNT = 'an unknown item'

/** The entry as the start of a sentence: "The payment of 3 March on Car Loan". */
export function describeEntry({ kind, occurredOn, note, label }: DescribedEntry, today: string): string {
  const day = dateInWords(occurredOn, today)
  switch (kind) {
    case 'payment':
    case 'interest':
    case 'transfer':
      return `The ${kind} of ${day} on ${label}`
    case 'expense':
      return `The expense of ${day} from ${label}`
    case 'income':
      return `The income of ${day} to ${label}`
    case 'trade':
      return `The trade of ${day} in ${label}`
    case 'opening':
      return `The opening entry of ${label} of ${day}`
    case 'received':
      return `The receipt of ${label} of ${day}`
    case 'adjustment':
      return `The ${note === DELETED_NOTE ? 'deletion' : 'edit'} of ${label} of ${day}`
    case 'refinancing':
      return `The refinancing of ${day} by ${label}`
    case 'reversal':
      return `The undo of ${day} on ${label}`
  }
}

/** Like `describeEntry`, for an entry that may be missing or may have no account. */
export function describeNamedEntry({ kind, occurredOn, note, label }: NamedEntry, today: string): string {
  const name = label ?? MISSING_ACCOUNT
  if (kind === null || occurredOn === null) return `An entry on ${name}`
  return describeEntry({ kind, occurredOn, note: note ?? '', label: name }, today)
}
