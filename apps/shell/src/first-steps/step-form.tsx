import { DraftHint, type FramedForm } from '@solvent/screen-kit'
import { Button, Form, Inline, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Send = styled.div`
  margin-top: ${space[1]};
`

interface StepFormProps {
  label: string
  form: FramedForm
  action: string
  busyAction: string
  /** A second button, beside the one that sends the form. */
  otherAction?: ReactNode
  children: ReactNode
}

/** The form of one step, with its buttons under the fields. */
export function StepForm({ label, form, action, busyAction, otherAction, children }: StepFormProps) {
  return (
    <Form onSubmit={form.submit} error={form.error} aria-label={label}>
      <DraftHint form={form} />
      {children}
      <Send>
        <Inline>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={busyAction}>
            {action}
          </Button>
          {otherAction}
        </Inline>
      </Send>
    </Form>
  )
}
