import type { UserTransaction } from '../database'

/** The reserves in the plan of a month, in minor units. */
export interface MonthReserveRow {
  /** The first day of the month. */
  month: string
  /** Reserved for this month by the month before. */
  kept: bigint
  /** To be reserved for the month after. */
  reserved: bigint
}

/** The reserves of the two months, earlier first; a month without a plan has none. */
export async function reservesOfMonths(
  tx: UserTransaction,
  from: string,
  to: string,
): Promise<MonthReserveRow[]> {
  const rows = await tx.query<{ month: string; kept_minor: string; reserved_minor: string }>(
    `select month::text as month, kept_minor, reserved_minor from month_reserves
     where user_id = $1 and month between $2 and $3 order by month`,
    [tx.userId, from, to],
  )
  return rows.map(({ month, kept_minor, reserved_minor }) => ({
    month,
    kept: BigInt(kept_minor),
    reserved: BigInt(reserved_minor),
  }))
}

export async function saveMonthReserve(tx: UserTransaction, row: MonthReserveRow): Promise<void> {
  await tx.change(
    `insert into month_reserves (user_id, month, kept_minor, reserved_minor) values ($1, $2, $3, $4)
     on conflict (user_id, month) do update
       set kept_minor = excluded.kept_minor, reserved_minor = excluded.reserved_minor`,
    [tx.userId, row.month, row.kept, row.reserved],
  )
}
