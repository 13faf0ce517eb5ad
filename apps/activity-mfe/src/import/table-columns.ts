import type { BankReview, TableMapping } from '@solvent/contracts'

type Columns = TableMapping['columns']
type Table = NonNullable<BankReview['table']>

/** The fields of a line that a column can have, with their labels. */
export const COLUMN_FIELDS = [
  { field: 'booked_on', label: 'Date' },
  { field: 'amount', label: 'Amount' },
  { field: 'money_in', label: 'Money in' },
  { field: 'money_out', label: 'Money out' },
  { field: 'sign', label: 'Debit or credit' },
  { field: 'counterparty', label: 'Other party' },
  { field: 'text', label: 'Text' },
  { field: 'more_text', label: 'More text' },
  { field: 'value_on', label: 'Value date' },
  { field: 'category', label: 'Category' },
  { field: 'balance', label: 'Balance' },
  { field: 'bank_id', label: 'Id of the bank' },
  { field: 'currency', label: 'Currency' },
  { field: 'account', label: 'Account' },
] as const satisfies readonly { field: keyof Columns | 'more_text'; label: string }[]
export type ColumnField = (typeof COLUMN_FIELDS)[number]['field']
/** The fields of the columns of text, in their order. */
const TEXT_FIELDS = ['text', 'more_text'] as const

/** The chosen column of a field as an option's value; empty if the file does not have it. */
export function columnOf({ columns }: TableMapping, field: ColumnField): string {
  const chosen = isText(field) ? columns.text?.[TEXT_FIELDS.indexOf(field)] : columns[field]
  return chosen === undefined ? '' : String(chosen)
}

/** The mapping with another column for a field; an empty value removes it. */
export function withColumn(mapping: TableMapping, field: ColumnField, value: string): TableMapping {
  const column = value === '' ? undefined : Number(value)
  const name = isText(field) ? 'text' : field
  const { [name]: _, ...others } = mapping.columns
  if (!isText(field)) {
    return { ...mapping, columns: column === undefined ? others : { ...others, [field]: column } }
  }
  const before = [...(mapping.columns.text ?? [])]
  const text = before.toSpliced(TEXT_FIELDS.indexOf(field), 1, ...(column === undefined ? [] : [column]))
  return { ...mapping, columns: text.length > 0 ? { ...others, text } : others }
}

function isText(field: ColumnField): field is (typeof TEXT_FIELDS)[number] {
  return field === 'text' || field === 'more_text'
}

/** The columns of a table as options, each by its heading and first value. */
export function columnOptions({ header, sample }: Table): { value: string; label: string }[] {
  const [first = []] = sample
  const count = Math.max(header.length, ...sample.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, index) => {
    const name = header[index] || `Column ${index + 1}`
    const value = first[index]
    return { value: String(index), label: value ? `${name}: ${value}` : name }
  })
  return [{ value: '', label: 'Not in the file' }, ...columns]
}
