import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Input } from './control-styles'
import { Field } from './field'

export type TextFieldProps = {
  /** The visible label. */
  label: string
  /** The text in the field. */
  value: string
  /** Called with the new text on every change; not needed for a read-only field. */
  onChange?: ((value: string) => void) | undefined
  /** Kind of text, which picks the keyboard on phones; `text` by default. */
  type?: 'text' | 'email' | 'search' | undefined
  /** The keyboard shown on phones when `type` does not decide it. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** An example of the text; never a replacement for the label. */
  placeholder?: string | undefined
  /** What browsers and password managers may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Whether a value is required. */
  required?: boolean | undefined
  /** Whether the field is disabled. */
  disabled?: boolean | undefined
  /** Whether the text can be selected and copied but not changed. */
  readOnly?: boolean | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text with a label, a hint and an error. */
export function TextField({ label, hint, error, onChange, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} type={type} onChange={(event) => onChange?.(event.target.value)} />
      )}
    </Field>
  )
}
