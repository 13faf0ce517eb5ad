import { messageOf, useSend } from '@solvent/api-client'
import { type RecordedEntry, undoEntry } from '@solvent/contracts'
import { Banner, Button, Caption, formatAmount, formatDate, space } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { texts } from '../texts'
import { CardFrame } from './card-frame'
import { SavedCategoryField } from './saved-category-field'

const Actions = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  & > div { flex: 0 1 14rem; min-width: 0; }
`

/** The label of each kind of entry. */
const KINDS: Readonly<Record<string, string>> = {
  expense: 'Spent',
  refund: 'Refunded',
  income: 'Received',
  payment: 'Paid',
  trade: 'Traded',
  opening: 'Added',
  adjustment: 'Changed',
  received: 'Received',
}

interface EntryCardProps {
  entry: RecordedEntry
  /** Whether it was already undone when the conversation was loaded. */
  undone: boolean
  /** By how much it passes a limit, right after it is saved. */
  notice?: string | undefined
}

/** An entry saved by the assistant, whose category can be changed and which can be undone. */
export function EntryCard({ entry, undone, notice }: EntryCardProps) {
  const undo = useSend(undoEntry)
  const [problem, setProblem] = useState<string | null>(null)
  const isUndone = undone || undo.isSuccess
  const kind = KINDS[entry.kind] ?? 'Saved'

  function handleUndo() {
    setProblem(null)
    undo.mutate(
      { params: { id: entry.id } },
      { onError: (cause) => setProblem(messageOf(cause, texts.notUndone)) },
    )
  }
  return (
    <CardFrame
      title={entry.label}
      amount={formatAmount(entry.amount)}
      struck={isUndone}
      detail={`${kind} on ${formatDate(entry.date)}`}
      state={isUndone ? { text: 'Undone', tone: 'neutral' } : { text: 'Saved', tone: 'success' }}
    >
      {!isUndone && notice && <Caption role="status">{notice}</Caption>}
      {!isUndone && (
        <Actions>
          {entry.category ? <SavedCategoryField entry={entry} onProblem={setProblem} /> : <span />}
          <Button
            onClick={handleUndo}
            busy={undo.isPending}
            busyLabel="Undoing..."
            aria-label={`Undo ${entry.label}`}
          >
            Undo
          </Button>
        </Actions>
      )}
      {problem && <Banner tone="error">{problem}</Banner>}
    </CardFrame>
  )
}
