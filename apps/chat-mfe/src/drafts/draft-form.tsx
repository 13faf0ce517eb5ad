import type { confirmDraft, Draft, ResponseOf } from '@solvent/contracts'
import { Button, Form, Inline } from '@solvent/ui'
import type { ReactNode } from 'react'

export interface DraftFormProps {
  draft: Draft
  /** An error from outside the form, such as a failed cancel. */
  problem: string | undefined
  cancelling: boolean
  onCancel: () => void
  onSaved: (answer: ResponseOf<typeof confirmDraft>) => void
  onFailed: (cause: Error) => void
}

interface FrameProps extends Pick<DraftFormProps, 'draft' | 'problem' | 'cancelling' | 'onCancel'> {
  /** The result of `useDraftForm`. */
  form: { submit: () => void; busy: boolean; error: string | undefined }
  /** The fields. */
  children: ReactNode
}

/** The fields of a draft, with Save and Cancel. */
export function DraftForm({ draft, problem, cancelling, onCancel, form, children }: FrameProps) {
  return (
    <Form onSubmit={form.submit} error={form.error ?? problem} aria-label={draft.label}>
      {children}
      <Inline>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel="Saving..."
          disabled={cancelling}
          aria-label={form.busy ? undefined : `Save ${draft.label}`}
        >
          Save
        </Button>
        <Button
          onClick={onCancel}
          busy={cancelling}
          disabled={form.busy}
          aria-label={`Cancel ${draft.label}`}
        >
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
