import { useRead } from '@solvent/api-client'
import { type Entry, entryTitle, getEntry } from '@solvent/contracts'
import { lazyPart, QueryBoundary } from '@solvent/screen-kit'
import { Dialog } from '@solvent/ui'
import { useEffect, useState } from 'react'
import { RecordDialog } from '../record/lazy-record-dialog'
import { recordKindOf } from '../record/record-kinds'

const EntryContent = lazyPart({
  load: () => import('../entry-parts').then((module) => module.EntryContent),
  loading: 'Loading entry...',
  failed: "We couldn't show this entry.",
})

/** Preloads the code of the entry dialog's content. */
export const prepareEntry = EntryContent.preload

interface EntryDialogProps {
  id: string
  /** Shows another entry instead. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** A dialog with the details of one entry. */
export function EntryDialog({ id, onOpen, onClose }: EntryDialogProps) {
  const query = useRead(getEntry, { params: { id } })
  // Loads the code in parallel with the data.
  useEffect(prepareEntry, [])
  const [isCorrected, setCorrected] = useState(false)
  const entry = query.data
  const kind = entry && recordKindOf(entry)
  if (isCorrected && entry && kind) {
    const onSaved = (saved?: Entry) => {
      setCorrected(false)
      if (saved) onOpen(saved.id)
    }
    return <RecordDialog kind={kind} entry={entry} onClose={onSaved} />
  }
  return (
    <Dialog open onOpenChange={onClose} title={query.data ? entryTitle(query.data) : 'Entry'}>
      <QueryBoundary query={query} loading="Loading entry..." failed="Failed to load this entry.">
        {(entry) => (
          <EntryContent
            entry={entry}
            onOpen={onOpen}
            onClose={onClose}
            onCorrect={() => setCorrected(true)}
            onIntent={RecordDialog.preload}
          />
        )}
      </QueryBoundary>
    </Dialog>
  )
}
