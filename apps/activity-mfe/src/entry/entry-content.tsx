import { type EntryDetails, RECEIPT_KINDS } from '@solvent/contracts'
import { Banner, Button, Inline, onIntent, Stack } from '@solvent/ui'
import { ReceiptSection } from '../receipt/receipt-section'
import { recordKindOf } from '../record/record-kinds'
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

/** A correction takes over the receipt. One of an entry that was undone later is still shown. */
function showsReceipt({ kind, reversed_by, receipt }: EntryDetails): boolean {
  return RECEIPT_KINDS.includes(kind) && (reversed_by === null || receipt !== undefined)
}

interface EntryContentProps {
  entry: EntryDetails
  onOpen: (id: string) => void
  onClose: () => void
  /** Opens the form for other values. */
  onCorrect: () => void
  /** Preloads that form. */
  onIntent: () => void
}

/** The changes, details and actions of an entry. */
export function EntryContent({ entry, onOpen, onClose, onCorrect, onIntent: prepare }: EntryContentProps) {
  return (
    <Stack gap={5}>
      <Counterpart entry={entry} onOpen={onOpen} />
      <EntryChanges changes={entry.changes} />
      <EntryFacts entry={entry} />
      {showsReceipt(entry) && <ReceiptSection key={entry.id} entry={entry} />}
      {hasPurpose(entry) && (
        // Remounts when fresh data replaces a cached response.
        <PurposeForm key={`${entry.category} ${entry.note}`} entry={entry} onSaved={onClose} />
      )}
      {canBeUndone(entry) && (
        <Inline>
          {recordKindOf(entry) && (
            <Button onClick={onCorrect} {...onIntent(prepare)}>
              Correct
            </Button>
          )}
          <UndoButton entry={entry} />
        </Inline>
      )}
    </Stack>
  )
}

/** Links an entry to its undo or its correction, and those to the entry. */
function Counterpart({ entry, onOpen }: Pick<EntryContentProps, 'entry' | 'onOpen'>) {
  const link = counterpartOf(entry)
  if (!link) return null
  const open = (
    <Button small onClick={() => onOpen(link.id)}>
      {link.action}
    </Button>
  )
  return (
    <Banner tone="info" action={open}>
      {link.text}
    </Banner>
  )
}

function counterpartOf({ reverses, reversed_by, corrects, corrected_by }: EntryDetails) {
  if (corrected_by)
    return { id: corrected_by, action: 'View correction', text: 'Corrected. Not included in any total.' }
  if (reversed_by) return { id: reversed_by, action: 'View undo', text: 'Undone. Not included in any total.' }
  if (reverses) return { id: reverses, action: 'View original', text: 'Reverses another entry.' }
  return corrects ? { id: corrects, action: 'View original', text: 'Corrects an earlier entry.' } : null
}
