import type { Person } from '@solvent/api-testing/person'
import type { Store } from '../app/api-process'
import { openSql } from '../app/sql'
import { addCash, addDebt } from './bookkeeping'
import { userIdOf } from './token'

const ENTRIES_AT_ONCE = 20_000
/** From the first to the last of the entries. */
const DAYS = 1000

/** Of the n-th entry, in the order in which they were made. */
const ENTRY_ID = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
/** Of ten entries one is a payment, one the undo of the one before it, and the others are expenses of a cent. */
const KIND = `case n % 10 when 0 then 'payment' when 2 then 'reversal' else 'expense' end`

/** Money and a debt that all the entries of `seedEntries` can be of. */
export async function prepareLongBooks(person: Person): Promise<void> {
  await addCash(person, 1_000_000, 'Cash')
  await addDebt(person, 50_000)
}

/**
 * Gives the person so many entries more, straight into the tables, as if they had been entered one by one over three
 * years. On the embedded engine no server may have the data open.
 */
export async function seedEntries(store: Store, person: Person, entries: number): Promise<void> {
  const sql = await openSql(store)
  try {
    const userId = userIdOf(person)
    // The owner of the tables is bound by row-level security, too.
    await sql.query(`select set_config('app.user_id', $1, false)`, [userId])
    const [ids] = await sql.query(
      `select (select asset_id from assets where user_id = $1) as cash,
         (select liability_id from liabilities where user_id = $1) as debt`,
      [userId],
    )
    for (let first = 1; first <= entries; first += ENTRIES_AT_ONCE) {
      const last = Math.min(entries, first + ENTRIES_AT_ONCE - 1)
      for (const statement of statements(
        { first, last, of: entries },
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
  /** All entries. */
  of: number
}

function statements({ first, last, of }: Part, cash: string, debt: string): string[] {
  const day = `date '2023-11-01' + (n * ${DAYS} / ${of})`
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
