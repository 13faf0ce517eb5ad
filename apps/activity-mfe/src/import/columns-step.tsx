import { type BankReview, type DateOrder, MAX_HEADER_ROW, type TableMapping } from '@solvent/contracts'
import { Banner, Caption, CheckboxField, Grid, SelectField, Stack, TextField } from '@solvent/ui'
import { PreviewTable } from './preview-table'
import { COLUMN_FIELDS, columnOf, columnOptions, withColumn } from './table-columns'

const DATE_ORDERS: readonly { value: DateOrder; label: string }[] = [
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
]

const DECIMAL_MARKS: readonly { value: TableMapping['decimal']; label: string }[] = [
  { value: '.', label: 'Point, as in 1,234.50' },
  { value: ',', label: 'Comma, as in 1.234,50' },
]

interface ColumnsStepProps {
  review: BankReview
  table: NonNullable<BankReview['table']>
  /** As the user has changed it; the review may be of an earlier one. */
  mapping: TableMapping
  onMapping: (mapping: TableMapping) => void
  /** Why the file could not be read with the mapping. */
  error: string | null
  busy: boolean
}

/** Asks what the columns of a table are, beside the first lines as they would be saved. */
export function ColumnsStep({ review, table, mapping, onMapping, error, busy }: ColumnsStepProps) {
  const options = columnOptions(table)
  return (
    <Stack>
      {table.is_remembered && <Caption>These are the columns of your last file from this bank.</Caption>}
      <Grid minColumn={13} gap={3}>
        {COLUMN_FIELDS.map(({ field, label }) => (
          <SelectField
            key={field}
            label={label}
            value={columnOf(mapping, field)}
            onChange={(value) => onMapping(withColumn(mapping, field, value))}
            options={options}
          />
        ))}
        <TextField
          label="Row of the headings"
          value={mapping.header_row === null ? '' : String(mapping.header_row)}
          onChange={(value) => onMapping({ ...mapping, header_row: rowIn(value, mapping.header_row) })}
          inputMode="numeric"
          hint="Empty if there are none. Rows above it are left out."
        />
        <SelectField
          label="Order of dates"
          value={mapping.date_order}
          onChange={(value) => onMapping({ ...mapping, date_order: chosen(DATE_ORDERS, value) })}
          options={DATE_ORDERS}
        />
        <SelectField
          label="Decimal mark"
          value={mapping.decimal}
          onChange={(value) => onMapping({ ...mapping, decimal: chosen(DECIMAL_MARKS, value) })}
          options={DECIMAL_MARKS}
        />
      </Grid>
      <CheckboxField
        label="Positive amounts are money out"
        checked={mapping.negate}
        onChange={(negate) => onMapping({ ...mapping, negate })}
        hint="Some banks write what you spend with a card without a minus sign."
      />
      {error && <Banner tone="error">{error}</Banner>}
      <Caption role="status">{statusOf(review, busy)}</Caption>
      {review.lines.length > 0 && <PreviewTable lines={review.lines} />}
    </Stack>
  )
}

/** The number of a row that is typed; null without one, and the one before if the text is no row. */
function rowIn(text: string, before: number | null): number | null {
  if (text.trim() === '') return null
  const row = Number(text)
  return Number.isInteger(row) && row >= 1 && row <= MAX_HEADER_ROW ? row : before
}

function statusOf({ lines }: BankReview, busy: boolean): string {
  if (busy) return 'Reading the file...'
  if (lines.length === 0) return 'Choose the columns of the date and the amount to see the lines.'
  return 'The first lines as we would save them:'
}

function chosen<Value extends string>(options: readonly { value: Value }[], value: string): Value {
  const found = options.find((option) => option.value === value)
  if (!found) throw new Error(`There is no option ${value}.`)
  return found.value
}
