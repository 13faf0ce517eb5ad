import type { Recurring } from '@solvent/contracts'
import type { UserTransaction } from '../database'

/** An income, expense or transfer that comes back. */
export interface RecurringRow {
  id: string
  kind: Recurring['kind']
  name: string
  /** Minor units. */
  amount: bigint
  /** The account that the money leaves, or that an income goes to. */
  account: string
  /** Only of a transfer. */
  toAccount: string | null
  /** Not of a transfer. */
  category: string | null
  unit: Recurring['unit']
  every: number
  startsOn: string
  endsOn: string | null
  automatic: boolean
  /** The next day; null if it has ended. */
  nextOn: string | null
}

interface Stored extends Omit<RecurringRow, 'amount'> {
  amount_minor: string
}

const COLUMNS = `recurring_id as id, kind, name, amount_minor, account, to_account as "toAccount", category, unit, every,
  starts_on as "startsOn", ends_on as "endsOn", automatic, next_on as "nextOn"`

export async function insertRecurring(
  tx: UserTransaction,
  row: RecurringRow,
  createdAt: string,
): Promise<void> {
  await tx.change(
    `insert into recurring_entries (user_id, recurring_id, kind, name, amount_minor, account, to_account, category,
       unit, every, starts_on, ends_on, automatic, next_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [tx.userId, ...values(row), createdAt],
  )
}

export async function updateRecurring(tx: UserTransaction, row: RecurringRow): Promise<void> {
  await tx.change(
    `update recurring_entries set kind = $3, name = $4, amount_minor = $5, account = $6, to_account = $7,
       category = $8, unit = $9, every = $10, starts_on = $11, ends_on = $12, automatic = $13, next_on = $14
     where user_id = $1 and recurring_id = $2`,
    [tx.userId, ...values(row)],
  )
}

/** Those that have ended last, the others by their next day. */
export async function allRecurring(tx: UserTransaction): Promise<RecurringRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from recurring_entries where user_id = $1
     order by next_on nulls last, created_at, recurring_id`,
    [tx.userId],
  )
  return rows.map(toRow)
}

/** The number of those that have not ended. */
export async function countRecurring(tx: UserTransaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from recurring_entries where user_id = $1 and next_on is not null',
    [tx.userId],
  )
  return row?.count ?? 0
}

/** The recurring entry, locked until the transaction ends, or null. */
export async function lockRecurring(tx: UserTransaction, id: string): Promise<RecurringRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from recurring_entries where user_id = $1 and recurring_id = $2 for update`,
    [tx.userId, id],
  )
  return row ? toRow(row) : null
}

/** Its occurrences are deleted as well. */
export async function deleteRecurring(tx: UserTransaction, id: string): Promise<void> {
  await tx.change('delete from recurring_entries where user_id = $1 and recurring_id = $2', [tx.userId, id])
}

/** In the order of COLUMNS. */
function values(row: RecurringRow): unknown[] {
  return [
    row.id,
    row.kind,
    row.name,
    row.amount,
    row.account,
    row.toAccount,
    row.category,
    row.unit,
    row.every,
    row.startsOn,
    row.endsOn,
    row.automatic,
    row.nextOn,
  ]
}

function toRow({ amount_minor: amount, ...row }: Stored): RecurringRow {
  return { ...row, amount: BigInt(amount) }
}
