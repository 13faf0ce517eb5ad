import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Caption } from '../caption/caption'
import { ErrorIcon } from '../icons/icons'
import { color, font, space } from '../tokens/tokens'

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  /** The visible label. */
  label: string
  /** One line of help under the control. */
  hint?: string | undefined
  /** What is wrong and how to fix it; marks the control invalid. */
  error?: string | undefined
  /** Renders the control with the attributes that link it to label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Label = styled.label`
  font: ${font.captionStrong};
  color: ${color.text};
`

/** A control with a visible label, a hint and an inline error that screen readers announce with it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, ...describe(id, hint, error) })}
      <FieldMessages id={id} hint={hint} error={error} />
    </Root>
  )
}

type Described = Pick<ControlProps, 'aria-describedby' | 'aria-invalid'>

/** The attributes that link a control to the messages rendered by `FieldMessages` with the same id. */
export function describe(id: string, hint: string | undefined, error: string | undefined): Described {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

const ErrorText = styled.p`
  display: flex;
  gap: ${space[1]};
  font: ${font.caption};
  color: ${color.dangerText};
  & > svg { flex: none; width: 1rem; height: 1rem; margin-top: 2px; }
`

type FieldMessagesProps = { id: string; hint: string | undefined; error: string | undefined }

/** The error and the hint under a control. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <ErrorText id={`${id}-error`}>
          <ErrorIcon />
          <span>{error}</span>
        </ErrorText>
      )}
      {hint && <Caption id={`${id}-hint`}>{hint}</Caption>}
    </>
  )
}
