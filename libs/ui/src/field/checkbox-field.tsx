import { useId } from 'react'
import styled from 'styled-components'
import { color, font, media, space } from '../tokens/tokens'
import { describe, FieldMessages } from './field'

export type CheckboxFieldProps = {
  /** What it means to be checked. */
  label: string
  /** Whether it is checked. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2rem;
  font: ${font.body};
  cursor: pointer;
  & > input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: ${color.accent}; }
  ${media.phone} { min-height: 2.75rem; }
`

/** A choice that is on or off. */
export function CheckboxField({ label, checked, onChange, name, hint, error }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div>
      <Choice>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...describe(id, hint, error)}
        />
        {label}
      </Choice>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}
