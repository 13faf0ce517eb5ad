import { Input } from './control-styles'
import { Field } from './field'

export type DateFieldProps = {
  /** The visible label. */
  label: string
  /** Whether to ask for a day or only a month; a day by default. */
  unit?: 'day' | 'month' | undefined
  /** The date as `YYYY-MM-DD`, a month as `YYYY-MM`, or an empty string. */
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
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Whether a value is required. */
  required?: boolean | undefined
  /** Whether the field is disabled. */
  disabled?: boolean | undefined
}

/** A calendar date or a month, in the browser's native control. */
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
