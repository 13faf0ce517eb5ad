import { ApiError, messageOf, useSend } from '@solvent/api-client'
import { type ChatCard, cancelDraft, type confirmDraft, type ResponseOf } from '@solvent/contracts'
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

/** A draft of the assistant, which the user can edit, save or cancel. */
export function DraftCard({ draft, state: initialState }: DraftCardProps) {
  const [state, setState] = useState(initialState)
  const [saved, setSaved] = useState<ResponseOf<typeof confirmDraft>>()
  const [problem, setProblem] = useState<string>()
  const cancel = useSend(cancelDraft)
  const DraftForm = draftForms[draft.kind]

  /** A draft that was decided elsewhere or has expired is closed. */
  function handleFailure(cause: Error) {
    if (cause instanceof ApiError && cause.code === 'draft_closed') setState('expired')
  }
  /** Replaces the draft with the saved entries. */
  function handleSaved(answer: ResponseOf<typeof confirmDraft>) {
    setSaved(answer)
    setState('saved')
    publishSaved([answer.table, ...answer.entries.map((entry) => entry.table)])
  }
  function handleCancel() {
    setProblem(undefined)
    cancel.mutate(
      { params: { id: draft.id } },
      {
        onSuccess: () => setState('cancelled'),
        onError: (cause) => {
          handleFailure(cause)
          setProblem(messageOf(cause, texts.notCancelled))
        },
      },
    )
  }
  if (saved && saved.entries.length > 0)
    return saved.entries.map((entry) => (
      <EntryCard key={entry.id} entry={entry} undone={false} notice={saved.limit_notice} />
    ))
  return (
    <CardFrame title={draft.label} detail={actionTexts[draft.kind]} state={states[state]}>
      {state === 'open' && (
        <>
          <Caption>{reasonTexts[draft.reason]}</Caption>
          <DraftForm
            draft={draft}
            problem={problem}
            cancelling={cancel.isPending}
            onCancel={handleCancel}
            onSaved={handleSaved}
            onFailed={handleFailure}
          />
        </>
      )}
      {state === 'expired' && <Caption role="status">{texts.closed}</Caption>}
    </CardFrame>
  )
}
