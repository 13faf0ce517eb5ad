import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Caption } from '../caption/caption'
import { color, media, motion, radius, space } from '../tokens/tokens'
import { describe, FieldMessages } from './field'
import { FieldGroup } from './field-group'

type RadioOption<Value extends string> = {
  /** The value given to `onChange`. */
  value: Value
  /** The visible text. */
  label: string
  /** One line that says what the choice means. */
  hint?: string | undefined
  /** A decorative picture of the choice, before the text. */
  picture?: ReactNode
}

export type RadioGroupFieldProps<Value extends string> = {
  /** The question the options answer. */
  label: string
  /** Value of the chosen option, or null while nothing is chosen. */
  value: Value | null
  /** Called with the value of the newly chosen option. */
  onChange: (value: Value) => void
  /** The options, in the order they are offered. */
  options: readonly RadioOption<Value>[]
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Whether the group is disabled. */
  disabled?: boolean | undefined
}

const Options = styled.div`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
`

const Option = styled.label`
  display: flex;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  &:hover { border-color: ${color.borderStrong}; }
  &:has(:checked) { border-color: ${color.accentText}; background: ${color.accentSoft}; }
  &:has([aria-invalid='true']) { border-color: ${color.danger}; }
  &:has(:disabled) { cursor: not-allowed; opacity: 0.55; }
  & > input { flex: none; width: 1rem; height: 1rem; margin: ${space[1]} 0 0; accent-color: ${color.accent}; }
  ${media.phone} { align-items: center; min-height: 2.75rem; & > input { margin: 0; } }
`

const OptionHint = styled(Caption)`
  display: block;
`

/** One choice out of a few, all visible. */
export function RadioGroupField<Value extends string>({
  label,
  value,
  onChange,
  options,
  hint,
  error,
  disabled,
}: RadioGroupFieldProps<Value>) {
  const id = useId()
  const described = describe(id, hint, error)
  return (
    <FieldGroup label={label} disabled={disabled} aria-describedby={described['aria-describedby']}>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={described['aria-invalid']}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>
              {option.label}
              {option.hint && <OptionHint as="span">{option.hint}</OptionHint>}
            </span>
          </Option>
        ))}
      </Options>
      <FieldMessages id={id} hint={hint} error={error} />
    </FieldGroup>
  )
}
