import type { Person } from '@solvent/api-testing/person'
import type { Store } from '../app/api-process'
import { openSql } from '../app/sql'
import { addCash, addDebt } from './bookkeeping'

const BATCH_SIZE = 20_000
/** The time span of all entries. */
const DAYS = 1000

/** The id of the n-th entry, in order of creation. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
/** Of ten entries, one is a payment, one undoes the previous entry, and the others are expenses of one cent. */
const KIND = `case n % 10 when 0 then 'payment' when 2 then 'reversal' else 'expense' end`

/** Adds the asset and the debt that the entries of `seedEntries` belong to. */
export async function prepareLongBooks(person: Person): Promise<void> {
  await addCash(person, 1_000_000, 'Cash')
  await addDebt(person, 50_000)
}

/**
 * Inserts this many entries directly into the tables, as if they had been made over about three years. On the embedded
 * engine no server may have the data open.
 */
export async function seedEntries(store: Store, person: Person, entries: number): Promise<void> {
  const sql = await openSql(store)
  try {
    const userId = person.userId
    // Row-level security also applies to the owner of the tables.
    await sql.query(`select set_config('app.user_id', $1, false)`, [userId])
    const [ids] = await sql.query(
      `select (select asset_id from assets where user_id = $1) as cash,
         (select liability_id from liabilities where user_id = $1) as debt`,
      [userId],
    )
    for (let first = 1; first <= entries; first += BATCH_SIZE) {
      const last = Math.min(entries, first + BATCH_SIZE - 1)
      for (const statement of statements(
        { first, last, total: entries },
        String(ids?.cash),
        String(ids?.debt),
      )) {
        await sql.query(statement, [userId])
      }
    }
    await sql.query(balances('assets', 'value_minor', 'asset'), [userId])
    await sql.query(balances('liabilities', 'remaining_minor', 'liability'), [userId])
    await sql.query('analyze')
  } finally {
    await sql.close()
  }
}

interface Part {
  first: number
  last: number
  /** Total number of entries. */
  total: number
}

function statements({ first, last, total }: Part, cash: string, debt: string): string[] {
  const day = `date '2023-11-01' + (n * ${DAYS} / ${total})`
  const numbers = `generate_series(${first}, ${last}) n`
  return [
    `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note, category, reverses)
     select $1, ${ENTRY_ID}, ${KIND}, ${day}, timestamptz '2026-11-01' + n * interval '1 ms',
       case n % 10 when 2 then '' else 'Coffee, "to go" no. ' || n end,
       case when n % 10 in (0, 2) then null else 'Eating out' end,
       case n % 10 when 2 then ${ENTRY_ID.replace('to_hex(n)', 'to_hex(n - 1)')} end
     from ${numbers}`,
    `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
     select $1, ${ENTRY_ID}, 1, 'asset', '${cash}', case n % 10 when 2 then 1 else -1 end from ${numbers}`,
    `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
     select $1, ${ENTRY_ID}, 2, 'liability', '${debt}', -1 from ${numbers} where n % 10 = 0`,
    `insert into payments (user_id, entry_id, liability_id, payment_type, amount_minor, source_type, paid_on)
     select $1, ${ENTRY_ID}, '${debt}', 'partial', 1, 'Cash', ${day}
     from ${numbers} where n % 10 = 0`,
  ]
}

function balances(table: string, column: string, kind: string): string {
  return `update ${table} set ${column} = (
    select sum(change_minor) from journal_lines where user_id = $1 and account_kind = '${kind}'
  ) where user_id = $1`
}
