import { Input } from './control-styles'
import { Field } from './field'

export type DateFieldProps = {
  /** The visible label. */
  label: string
  /** Whether a day is asked for, or only a month; a day when left out. */
  unit?: 'day' | 'month' | undefined
  /** The date as `YYYY-MM-DD`, or `YYYY-MM` of a month, or an empty string. */
  value: string
  /** Called with the new date in the same form; an empty string, or what is typed so far, when it is incomplete. */
  onChange: (value: string) => void
  /** Earliest date offered, in the same form. */
  min?: string | undefined
  /** Latest date offered, in the same form. */
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

/** A calendar date, or a month, in the browser's own control for it. */
export function DateField({ label, unit = 'day', hint, error, onChange, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          type={unit === 'month' ? 'month' : 'date'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
