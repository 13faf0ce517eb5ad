import type { MappedColumns, Mapping } from './mapping'
import type { Table, TableRow } from './table'

/** An export of a program for personal finances, whose header and notation are known. */
interface KnownExport {
  headers: readonly string[]
  columns: Readonly<Partial<Record<Exclude<keyof MappedColumns, 'text'>, string>>> & {
    text?: readonly string[]
  }
  /** The row to read instead; null to leave it out. The cell of a column is found by its name. */
  rewrite?(row: TableRow, cell: (name: string) => string, header: readonly string[]): TableRow | null
}

const YNAB = {
  bookedOn: 'date',
  moneyIn: 'inflow',
  moneyOut: 'outflow',
  counterparty: 'payee',
  text: ['memo'],
  account: 'account',
  category: 'category',
} as const
const MONARCH = {
  bookedOn: 'date',
  amount: 'amount',
  counterparty: 'merchant',
  text: ['original statement', 'notes'],
  account: 'account',
  category: 'category',
} as const
const MINT = {
  bookedOn: 'date',
  amount: 'amount',
  sign: 'transaction type',
  counterparty: 'description',
  text: ['original description', 'notes'],
  account: 'account name',
  category: 'category',
} as const
const ACTUAL = {
  bookedOn: 'date',
  amount: 'amount',
  counterparty: 'payee',
  text: ['notes'],
  account: 'account',
  category: 'category',
} as const

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    headers: [
      'account,flag,date,payee,category group/category,category group,category,memo,outflow,inflow,cleared',
    ],
    columns: YNAB,
  },
  {
    // YNAB 4
    headers: [
      'account,flag,check number,date,payee,category,master category,sub category,memo,outflow,inflow,cleared,running balance',
    ],
    columns: { ...YNAB, balance: 'running balance' },
  },
  {
    headers: [
      'account,date,payee,notes,category,amount,cleared,reconciled',
      'account,date,payee,notes,category,amount,split_amount,cleared',
    ],
    columns: ACTUAL,
    // The whole of a split transaction is written with an amount of 0 before its parts.
    rewrite: (row, cell) => (/[1-9]/.test(cell('split_amount')) ? null : row),
  },
  {
    headers: [
      'date,merchant,category,account,original statement,notes,amount,tags',
      'date,merchant,category,account,original statement,notes,amount,tags,owner',
      'date,merchant,category,account,original statement,notes,amount,tags,owner,reviewed',
      'date,merchant,category,account,original statement,notes,amount,tags,owner,reviewed,id',
    ],
    columns: MONARCH,
  },
  {
    headers: [
      'date,description,original description,amount,transaction type,category,account name,labels,notes',
      'date,description,original description,amount,transaction type,category,account name',
    ],
    columns: MINT,
  },
  {
    // Our own
    headers: [
      'occurred_on,kind,account_kind,account,amount,category,note,quantity,price,author,undone,entry_id',
      'occurred_on,kind,account_kind,account,amount,category,note,entry_id,reverses,releases',
    ],
    columns: {
      bookedOn: 'occurred_on',
      amount: 'amount',
      text: ['note'],
      bankId: 'entry_id',
      account: 'account',
      category: 'category',
    },
    rewrite: ownRow,
  },
]

/** Entries that change nothing or were undone are left out. A debt that grows is money that goes out of its account. */
function ownRow(row: TableRow, cell: (name: string) => string, header: readonly string[]): TableRow | null {
  const amount = cell('amount')
  if (amount === '' || cell('undone') !== '') return null
  if (cell('account_kind') !== 'liability') return row
  const negated = amount.startsWith('-') ? amount.slice(1) : `-${amount}`
  return { ...row, cells: row.cells.map((text, column) => (header[column] === 'amount' ? negated : text)) }
}

/** The columns of a known export, and the rows to read; null for other tables. */
export function knownExport(
  table: Table,
): { columns: Mapping['columns']; headerRow: number; table: Table } | null {
  const [first] = table.rows
  if (!first) return null
  const header = first.cells.map((cell) => cell.toLowerCase())
  const known = KNOWN_EXPORTS.find(({ headers }) => headers.includes(header.join(',')))
  if (!known) return null
  const { text = [], bookedOn = '', ...others } = known.columns
  const named = Object.entries(others).map(([role, name]) => [role, header.indexOf(name)] as const)
  const columns = {
    ...Object.fromEntries(named),
    bookedOn: header.indexOf(bookedOn),
    text: text.map((name) => header.indexOf(name)).filter((column) => column !== -1),
  }
  const rows = table.rows.flatMap((row, index) => {
    const cell = (name: string) => row.cells[header.indexOf(name)] ?? ''
    return index === 0 || !known.rewrite ? [row] : (known.rewrite(row, cell, header) ?? [])
  })
  return { columns, headerRow: first.line, table: { rows } }
}
