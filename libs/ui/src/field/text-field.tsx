import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Input } from './control-styles'
import { Field } from './field'

export type TextFieldProps = {
  /** The visible label. */
  label: string
  /** The text in the field. */
  value: string
  /** Called with the new text on every change; a read-only field has none. */
  onChange?: ((value: string) => void) | undefined
  /** Kind of text, which picks the keyboard on phones; `text` when left out. */
  type?: 'text' | 'email' | 'search' | undefined
  /** The keyboard shown on phones when `type` does not decide it. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** An example of the text; never a replacement of the label. */
  placeholder?: string | undefined
  /** What browsers and password managers may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Whether the form cannot be sent without it. */
  required?: boolean | undefined
  /** Keeps the field from being changed. */
  disabled?: boolean | undefined
  /** Shows a text to select and copy, not to change. */
  readOnly?: boolean | undefined
  /** Most characters allowed. */
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
