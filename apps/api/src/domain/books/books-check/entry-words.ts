import { dateInWords } from '@solvent/money'
import type { NamedEntry } from '../../../storage/tables/books-check-entries'
import type { EntryKind } from '../../../storage/tables/journal-table'
import { DELETED } from '../journal'

/** What a sentence calls an entry by. */
export interface CalledEntry {
  kind: EntryKind
  occurredOn: string
  note: string
  label: string
}

const NOTHING_NAMED = 'something that is not there any more'

/** An entry as people know it, as the start of a sentence: "The payment of 3 March on Car Loan". */
export function entryInWords({ kind, occurredOn, note, label }: CalledEntry, today: string): string {
  const day = dateInWords(occurredOn, today)
  switch (kind) {
    case 'payment':
    case 'interest':
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
      return `The ${note === DELETED ? 'deletion' : 'edit'} of ${label} of ${day}`
    case 'reversal':
      return `The undo of ${day} on ${label}`
  }
}

/** The same of one that need not be there, or name anything. */
export function namedEntryInWords({ kind, occurredOn, note, label }: NamedEntry, today: string): string {
  const called = label ?? NOTHING_NAMED
  if (kind === null || occurredOn === null) return `An entry on ${called}`
  return entryInWords({ kind, occurredOn, note: note ?? '', label: called }, today)
}
