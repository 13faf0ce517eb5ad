import { type ReactNode, useState } from 'react'
import {
  AmountField,
  Button,
  Card,
  CheckboxField,
  DateField,
  Form,
  Grid,
  Inline,
  PasswordField,
  prioritySliderLabel,
  RadioGroupField,
  SelectField,
  SliderField,
  TextField,
} from '../src/index'

type State<Value> = (value: Value, onChange: (value: Value) => void) => ReactNode

/** Holds the value of one field. */
function Held<Value>({ start, children }: { start: Value; children: State<Value> }) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

export function FieldsExample() {
  const nothing = () => undefined
  return (
    <Grid minColumn={16} gap={5}>
      <Held start="">
        {(value, onChange) => <TextField label="Name" placeholder="Car Loan" {...{ value, onChange }} />}
      </Held>
      <Held start="Car Loan">
        {(value, onChange) => (
          <TextField label="With a hint" hint="As you call it." {...{ value, onChange }} />
        )}
      </Held>
      <TextField
        label="With an error"
        value=""
        error="Please fill in all required fields"
        onChange={nothing}
      />
      <TextField label="Disabled" value="Car Loan" disabled onChange={nothing} />
      <Held start="1,234.50">
        {(value, onChange) => <AmountField label="Amount" {...{ value, onChange }} />}
      </Held>
      <AmountField
        label="Amount with an error"
        value="12x"
        error="That is not an amount."
        onChange={nothing}
      />
      <CheckboxField label="Checked" hint="One line of help" checked onChange={nothing} />
      <CheckboxField label="Not checked" checked={false} onChange={nothing} />
      <Held start="2026-11-21">
        {(value, onChange) => <DateField label="Due date" {...{ value, onChange }} />}
      </Held>
      <DateField label="Date with an error" value="" error="Pick a date." onChange={nothing} />
      <Held start="correct horse">
        {(value, onChange) => (
          <PasswordField label="Password" autoComplete="off" hint="At least 8." {...{ value, onChange }} />
        )}
      </Held>
      <PasswordField
        label="Wrong password"
        autoComplete="off"
        value="x"
        error="Too short."
        onChange={nothing}
      />
    </Grid>
  )
}

const types = [
  { value: 'loan', label: 'Loan' },
  { value: 'card', label: 'Credit card with a name that is longer than the field is wide on a phone' },
]

export function ChoicesExample() {
  const nothing = () => undefined
  return (
    <Grid minColumn={16} gap={5}>
      <Held start="">
        {(value, onChange) => (
          <SelectField label="Type" placeholder="Choose a type" options={types} {...{ value, onChange }} />
        )}
      </Held>
      <SelectField label="Long option" value="card" options={types} onChange={nothing} />
      <SelectField
        label="Type with an error"
        value="loan"
        options={types}
        error="Choose."
        onChange={nothing}
      />
      <SelectField label="Disabled type" value="loan" options={types} disabled onChange={nothing} />
      <Held start={50}>
        {(value, onChange) => (
          <SliderField
            label="Priority"
            min={1}
            describe={(priority) => `${priority} · ${prioritySliderLabel(priority)}`}
            {...{ value, onChange }}
          />
        )}
      </Held>
      <SliderField label="Disabled slider" value={20} describe={String} disabled onChange={nothing} />
      <Held<'full' | 'part' | null> start="full">
        {(value, onChange) => (
          <RadioGroupField
            label="How much"
            options={[
              { value: 'full', label: 'All of it', hint: '$4,200.00' },
              { value: 'part', label: 'A part' },
            ]}
            {...{ value, onChange }}
          />
        )}
      </Held>
      <RadioGroupField
        label="Nothing chosen"
        value={null}
        options={[{ value: 'full', label: 'All of it' }]}
        error="Choose how much."
        onChange={nothing}
      />
    </Grid>
  )
}

export function FormExample() {
  return (
    <Card title="New asset">
      <Form onSubmit={() => undefined} error="Failed to save asset. Please try again.">
        <Held start="">
          {(value, onChange) => <TextField label="Name" required {...{ value, onChange }} />}
        </Held>
        <Held start="">{(value, onChange) => <AmountField label="Amount" {...{ value, onChange }} />}</Held>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button variant="primary" type="submit">
            Add asset
          </Button>
        </Inline>
      </Form>
    </Card>
  )
}
