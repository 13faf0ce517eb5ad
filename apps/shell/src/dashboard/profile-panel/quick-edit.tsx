import { Button, Caption, Form, Grid, Inline, SelectField, TextField } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { type Draft, offeredCurrencies, toCurrency } from './profile-preview'

interface QuickEditProps {
  draft: Draft
  /** The currency before editing; always offered. */
  currency: Draft['currency']
  onChange: (draft: Draft) => void
  onSave: () => void
  onCancel: () => void
}

/** Changes what the panel shows, for this visit only; nothing is sent. */
export function QuickEdit({ draft, currency, onChange, onSave, onCancel }: QuickEditProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function amount(name: 'monthly_salary' | 'other_income') {
    const change = (value: string) => onChange({ ...draft, [name]: value })
    return { name, value: draft[name], onChange: change, inputMode: 'decimal', autoComplete: 'off' } as const
  }
  return (
    <Form onSubmit={onSave} aria-label="Quick edit">
      <Caption>
        Not saved after this visit. To keep your income, go to{' '}
        <Link to={paths.profile}>Profile Settings</Link>.
      </Caption>
      <Grid>
        <TextField ref={first} label="Monthly salary" {...amount('monthly_salary')} />
        <TextField label="Other income" {...amount('other_income')} />
        <SelectField
          label="Currency"
          name="currency"
          value={draft.currency}
          options={offeredCurrencies(currency).map((code) => ({ value: code, label: code }))}
          onChange={(value) => onChange({ ...draft, currency: toCurrency(value, draft.currency) })}
        />
      </Grid>
      <Inline>
        <Button variant="primary" type="submit">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </Form>
  )
}
