import type { ReviewLine } from '@solvent/contracts'
import { formatChange, formatDate, Table, type TableColumn } from '@solvent/ui'

const PREVIEWED_LINES = 10

const columns: readonly TableColumn<ReviewLine>[] = [
  { key: 'day', header: 'Date', render: ({ booked_on }) => formatDate(booked_on) },
  { key: 'party', header: 'Other party', freeText: true, render: ({ counterparty }) => counterparty },
  { key: 'text', header: 'Text', freeText: true, render: ({ text }) => text },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => formatChange(amount) },
]

/** The first lines of a table as they would be saved. */
export function PreviewTable({ lines }: { lines: readonly ReviewLine[] }) {
  return (
    <Table
      caption="First lines"
      columns={columns}
      rows={lines.slice(0, PREVIEWED_LINES)}
      rowKey={({ line }) => line}
    />
  )
}
