import { type BooksCheck, installmentsPaidText } from '@solvent/contracts'
import { Badge, formatAmount, SectionTitle, Stack, Table, type TableColumn, TextWithNote } from '@solvent/ui'
import { EntriesLink } from './entries-link'

type Account = BooksCheck['accounts'][number]

const columns: TableColumn<Account>[] = [
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    render: ({ balance }) => formatAmount(balance),
  },
  {
    key: 'sum',
    header: 'Sum of entries',
    align: 'end',
    render: ({ balance, sum_of_entries }) => (
      <>
        {balance !== sum_of_entries && <Badge tone="danger">Differs</Badge>} {formatAmount(sum_of_entries)}
      </>
    ),
  },
  { key: 'entries', header: 'Entries', align: 'end', render: ({ entries }) => entries },
]

const debtColumns: TableColumn<Account>[] = [
  {
    key: 'paid',
    header: 'Paid',
    align: 'end',
    render: ({ debt }) =>
      debt && (
        <TextWithNote
          note={`${formatAmount(debt.principal_paid)} principal + ${formatAmount(debt.interest_paid)} interest`}
        >
          {formatAmount(debt.paid)}
        </TextWithNote>
      ),
  },
  {
    key: 'installments',
    header: 'Installments',
    align: 'end',
    render: ({ debt }) => debt && `${installmentsPaidText(debt)} paid`,
  },
  {
    key: 'scheduled',
    header: 'Still scheduled',
    align: 'end',
    render: ({ debt }) => debt && formatAmount(debt.scheduled_principal),
  },
]

const actions: TableColumn<Account> = {
  key: 'actions',
  header: 'Actions',
  actions: true,
  render: ({ account_id, label }) => <EntriesLink accountId={account_id} label={label} />,
}

/** The first column, which names the row. */
function nameColumn(header: string): TableColumn<Account> {
  return { key: 'label', header, render: ({ label }) => label }
}

/** The assets and debts, with the figures that were compared. */
export function Accounts({ accounts }: Pick<BooksCheck, 'accounts'>) {
  const assets = accounts.filter(({ account_kind }) => account_kind === 'asset')
  const debts = accounts.filter(({ account_kind }) => account_kind === 'liability')
  return (
    <>
      {assets.length > 0 && (
        <Stack>
          <SectionTitle>Assets</SectionTitle>
          <Table
            caption="Assets and their entries"
            columns={[nameColumn('Asset'), ...columns, actions]}
            rows={assets}
            rowKey={({ account_id }) => account_id}
          />
        </Stack>
      )}
      {debts.length > 0 && (
        <Stack>
          <SectionTitle>Debts</SectionTitle>
          <Table
            caption="Debts and their entries"
            columns={[nameColumn('Debt'), ...columns, ...debtColumns, actions]}
            rows={debts}
            rowKey={({ account_id }) => account_id}
          />
        </Stack>
      )}
    </>
  )
}
