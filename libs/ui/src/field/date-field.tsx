import { Input } from './control-styles'
import { Field } from './field'

export type DateFieldProps = {
  /** The visible label. */
  label: string
  /** The date as `YYYY-MM-DD`, or an empty string. */
  value: string
  /** Called with the new date as `YYYY-MM-DD`, or an empty string when it is incomplete. */
  onChange: (value: string) => void
  /** Earliest date offered, as `YYYY-MM-DD`. */
  min?: string | undefined
  /** Latest date offered, as `YYYY-MM-DD`. */
  max?: string | undefined
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** Whether the form cannot be sent without it. */
  required?: boolean | undefined
  /** Keeps the field from being changed. */
  disabled?: boolean | undefined
}

/** A calendar date in the browser's own date control. */
export function DateField({ label, hint, error, onChange, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} type="date" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
