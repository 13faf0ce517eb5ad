import type { EntryDetails } from '@solvent/contracts'
import { Banner, Button, Stack } from '@solvent/ui'
import { EntryChanges } from './entry-changes'
import { EntryFacts } from './entry-facts'
import { PurposeForm } from './purpose-form'
import { UndoButton } from './undo-button'

/** What an undo can take back; interest follows from the terms. */
function mayBeUndone({ kind, reversed_by }: EntryDetails): boolean {
  return reversed_by === null && kind !== 'reversal' && kind !== 'interest'
}

function hasPurpose({ kind, reversed_by }: EntryDetails): boolean {
  return reversed_by === null && (kind === 'expense' || kind === 'income')
}

interface EntryContentProps {
  entry: EntryDetails
  onOpen: (id: string) => void
  onClose: () => void
}

/** What an entry changed, what else is known of it, and what can be done about it. */
export function EntryContent({ entry, onOpen, onClose }: EntryContentProps) {
  return (
    <Stack gap={5}>
      <Counterpart entry={entry} onOpen={onOpen} />
      <EntryChanges changes={entry.changes} />
      <EntryFacts entry={entry} />
      {hasPurpose(entry) && (
        // Begun anew with what is newer than the first answer, which may have been kept from before.
        <PurposeForm key={`${entry.category} ${entry.note}`} entry={entry} onSaved={onClose} />
      )}
      {mayBeUndone(entry) && <UndoButton id={entry.id} />}
    </Stack>
  )
}

/** Leads from an entry to its undo, and from an undo to what it took back. */
function Counterpart({ entry, onOpen }: Pick<EntryContentProps, 'entry' | 'onOpen'>) {
  const { reverses, reversed_by } = entry
  const other = reversed_by ?? reverses
  if (other === null) return null
  const open = (
    <Button small onClick={() => onOpen(other)}>
      {reversed_by ? 'See the undo' : 'See that entry'}
    </Button>
  )
  return (
    <Banner tone="info" action={open}>
      {reversed_by ? 'This was undone, and counts nowhere.' : 'This took another entry back.'}
    </Banner>
  )
}
