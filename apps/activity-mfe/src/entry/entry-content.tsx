import type { EntryDetails } from '@solvent/contracts'
import { Banner, Button, Stack } from '@solvent/ui'
import { EntryChanges } from './entry-changes'
import { EntryFacts } from './entry-facts'
import { PurposeForm } from './purpose-form'
import { UndoButton } from './undo-button'

/** Interest follows from the terms of a debt, so it cannot be undone. */
function canBeUndone({ kind, reversed_by }: EntryDetails): boolean {
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

/** The changes, details and actions of an entry. */
export function EntryContent({ entry, onOpen, onClose }: EntryContentProps) {
  return (
    <Stack gap={5}>
      <Counterpart entry={entry} onOpen={onOpen} />
      <EntryChanges changes={entry.changes} />
      <EntryFacts entry={entry} />
      {hasPurpose(entry) && (
        // Remounts when fresh data replaces a cached response.
        <PurposeForm key={`${entry.category} ${entry.note}`} entry={entry} onSaved={onClose} />
      )}
      {canBeUndone(entry) && <UndoButton entry={entry} />}
    </Stack>
  )
}

/** Links an entry to its undo, and an undo to its entry. */
function Counterpart({ entry, onOpen }: Pick<EntryContentProps, 'entry' | 'onOpen'>) {
  const { reverses, reversed_by } = entry
  const other = reversed_by ?? reverses
  if (other === null) return null
  const open = (
    <Button small onClick={() => onOpen(other)}>
      {reversed_by ? 'View undo' : 'View original'}
    </Button>
  )
  return (
    <Banner tone="info" action={open}>
      {reversed_by ? 'Undone. Not included in any total.' : 'Reverses another entry.'}
    </Banner>
  )
}
