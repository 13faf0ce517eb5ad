import { useState } from 'react'
import styled from 'styled-components'
import { color, font, radius, space } from '../tokens/tokens'
import { Input } from './control-styles'
import { Field } from './field'

export type PasswordFieldProps = {
  /** The visible label. */
  label: string
  /** The secret in the field. */
  value: string
  /** Called with the new secret on every change. */
  onChange: (value: string) => void
  /** Whether password managers fill in a known password or offer a new one. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help, such as the rules for a new password. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Whether a value is required. */
  required?: boolean | undefined
  /** Whether the field is disabled. */
  disabled?: boolean | undefined
}

const Wrapper = styled.div`
  position: relative;
  & > input { padding-right: 4.25rem; }
`

const Toggle = styled.button`
  position: absolute;
  inset: 4px 4px 4px auto;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.accentText};
  font: ${font.captionStrong};
  cursor: pointer;
  &:hover { background: ${color.accentSoft}; }
`

/** A secret with a button that shows and hides it. */
export function PasswordField({ label, hint, error, onChange, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Wrapper>
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <Toggle
            type="button"
            aria-controls={control.id}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </Wrapper>
      )}
    </Field>
  )
}
