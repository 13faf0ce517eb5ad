import { ApiError, messageOf, useSend } from '@solvent/api-client'
import {
  type ChatCard,
  cancelDraft,
  type confirmDraft,
  type RecordedEntry,
  type ResponseOf,
} from '@solvent/contracts'
import { Caption } from '@solvent/ui'
import { useState } from 'react'
import { draftForms } from '../drafts/draft-forms'
import { publishSaved } from '../publish-saved'
import { actionTexts, reasonTexts, texts } from '../texts'
import { CardFrame } from './card-frame'
import { EntryCard } from './entry-card'

type DraftCardProps = Pick<Extract<ChatCard, { type: 'draft' }>, 'draft' | 'state'>

const states = {
  open: { text: 'Not saved yet', tone: 'warning' },
  saved: { text: 'Saved', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
} as const

/** What the assistant would save: the person corrects it, saves it or lets it be. */
export function DraftCard({ draft, state: stateAtFirst }: DraftCardProps) {
  const [state, setState] = useState(stateAtFirst)
  const [entries, setEntries] = useState<readonly RecordedEntry[]>([])
  const [problem, setProblem] = useState<string>()
  const cancel = useSend(cancelDraft)
  const DraftForm = draftForms[draft.kind]

  /** It was decided elsewhere, or its time is over. */
  function refuse(cause: Error) {
    if (cause instanceof ApiError && cause.code === 'draft_closed') setState('expired')
  }
  /** What is in the books now takes the place of what was proposed. */
  function show({ table, entries: saved }: ResponseOf<typeof confirmDraft>) {
    setEntries(saved)
    setState('saved')
    publishSaved([table, ...saved.map((entry) => entry.table)])
  }
  function drop() {
    setProblem(undefined)
    cancel.mutate(
      { params: { id: draft.id } },
      {
        onSuccess: () => setState('cancelled'),
        onError: (cause) => {
          refuse(cause)
          setProblem(messageOf(cause, texts.notCancelled))
        },
      },
    )
  }
  if (entries.length > 0)
    return entries.map((entry) => <EntryCard key={entry.id} entry={entry} undone={false} />)
  return (
    <CardFrame title={draft.label} detail={actionTexts[draft.kind]} state={states[state]}>
      {state === 'open' && (
        <>
          <Caption>{reasonTexts[draft.reason]}</Caption>
          <DraftForm
            draft={draft}
            problem={problem}
            cancelling={cancel.isPending}
            onCancel={drop}
            onSaved={show}
            onFailed={refuse}
          />
        </>
      )}
      {state === 'expired' && <Caption role="status">{texts.closed}</Caption>}
    </CardFrame>
  )
}
