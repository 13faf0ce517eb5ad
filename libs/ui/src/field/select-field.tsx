import styled from 'styled-components'
import { color, space } from '../tokens/tokens'
import { controlStyles } from './control-styles'
import { Field } from './field'

export type SelectOption = {
  /** The value given to `onChange`. */
  value: string
  /** The visible text. */
  label: string
  /** The heading of its group; options of one group are shown together. */
  group?: string | undefined
}

export type SelectFieldProps = {
  /** The visible label. */
  label: string
  /** Value of the chosen option; an empty string while nothing is chosen. */
  value: string
  /** Called with the value of the newly chosen option. */
  onChange: (value: string) => void
  /** The options, in the order they are offered. */
  options: readonly SelectOption[]
  /** Text shown while nothing is chosen, such as "Choose a type". */
  placeholder?: string | undefined
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
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
  &::after {
    content: '';
    position: absolute;
    right: ${space[4]};
    top: calc(50% - 6px);
    width: 7px;
    height: 7px;
    border: solid ${color.textMuted};
    border-width: 0 1.6px 1.6px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 2.25rem;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** One choice out of a list, in the browser's native select. */
export function SelectField({
  label,
  hint,
  error,
  onChange,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Wrapper>
          <Select {...control} {...select} onChange={(event) => onChange(event.target.value)}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {groupsOf(options).map(([group, members]) =>
              group === undefined ? (
                members.map(toOption)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(toOption)}
                </optgroup>
              ),
            )}
          </Select>
        </Wrapper>
      )}
    </Field>
  )
}

/** The options by group, in the given order. */
function groupsOf(options: readonly SelectOption[]): [string | undefined, readonly SelectOption[]][] {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => [group, options.filter((option) => option.group === group)])
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
