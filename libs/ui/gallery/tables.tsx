import { useState } from 'react'
import {
  Badge,
  Button,
  formatAmount,
  formatDate,
  priorityTone,
  Stack,
  Table,
  type TableColumn,
  type TableView,
  Tabs,
} from '../src/index'

export function TabsExample() {
  return (
    <Stack>
      <Tabs
        label="Assets"
        items={[
          { id: 'current', label: 'Current Assets (12)', content: 'What you own today.' },
          { id: 'expected', label: 'Expected Assets (3)', content: 'What is on its way.' },
        ]}
      />
      <Tabs
        label="Many"
        items={['Overview', 'Schedule', 'Payments', 'Documents', 'Strategies', 'History'].map((label) => ({
          id: label,
          label,
          content: `${label} of the loan.`,
        }))}
      />
    </Stack>
  )
}

type Loan = { name: string; amount: number; due: string; priority: number }

const loans: readonly Loan[] = [
  { name: 'Car Loan', amount: 12_480, due: '2026-11-28', priority: 92 },
  {
    name: 'Consolidated home improvement loan of 2019',
    amount: 1_234_567.89,
    due: '2027-01-05',
    priority: 64,
  },
  { name: 'Phone', amount: 12, due: '2027-03-31', priority: 20 },
]

const columns: readonly TableColumn<Loan>[] = [
  { key: 'name', header: 'Name', render: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'amount',
    header: 'Remaining',
    align: 'end',
    render: ({ amount }) => formatAmount(amount),
    sortBy: ({ amount }) => amount,
  },
  { key: 'due', header: 'Due', render: ({ due }) => formatDate(due), sortBy: ({ due }) => due },
  {
    key: 'priority',
    header: 'Priority',
    render: ({ priority }) => <Badge tone={priorityTone(priority).tone}>{`${priority}`}</Badge>,
  },
  { key: 'actions', header: 'Actions', actions: true, render: ({ name }) => <Actions name={name} /> },
]

function Actions({ name }: { name: string }) {
  return (
    <>
      <Button small variant="ghost" aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button small aria-label={`Pay ${name}`}>
        Pay
      </Button>
    </>
  )
}

export function TableExample() {
  const [view, setView] = useState<TableView>({ search: '', sort: null })
  return (
    <Stack>
      <Table
        caption="Liabilities"
        columns={columns}
        rows={loans}
        rowKey={({ name }) => name}
        view={view}
        onViewChange={setView}
        searchText={({ name }) => name}
        searchLabel="Search liabilities"
      />
      <Table caption="Plain" columns={columns.slice(0, 3)} rows={loans} rowKey={({ name }) => name} />
    </Stack>
  )
}
