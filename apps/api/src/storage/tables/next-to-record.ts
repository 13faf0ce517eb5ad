import type { UserTransaction } from '../database'
import { HAS_OPEN_DEBT } from './scheduled-payments-table'

/** Something whose day has come: a scheduled payment, a recurring entry, or a single occurrence of one. */
export interface ToRecord {
  what: 'payment' | 'recurring' | 'occurrence'
  id: string
  /** Its day. */
  on: string
  /** The day by the recurrence; of a payment the same as `on`. */
  dueOn: string
}

/**
 * The first thing to be recorded or asked for by `today`, or null. On the same day, income comes before payments and
 * expenses.
 */
export async function nextToRecord(tx: UserTransaction, today: string): Promise<ToRecord | null> {
  const [row] = await tx.query<ToRecord>(
    `select what, id, "on", "dueOn" from (
       select 'payment' as what, scheduled_payment_id as id, pay_on as "on", pay_on as "dueOn", false as is_income
       from scheduled_payments
       where user_id = $1 and automatic and not missed and pay_on <= $2 and ${HAS_OPEN_DEBT}
       union all
       select 'recurring', recurring_id, next_on, next_on, kind = 'income'
       from recurring_entries where user_id = $1 and next_on <= $2
       union all
       select 'occurrence', recurring_id, happens_on, due_on, kind = 'income'
       from occurrences join recurring_entries using (user_id, recurring_id)
       where user_id = $1 and occurrences.automatic and not missed and happens_on <= $2
     ) due
     order by "on", is_income desc, id, "dueOn" limit 1`,
    [tx.userId, today],
  )
  return row ?? null
}
