import type { UserTransaction } from '../database'

/** Total assets and liabilities at the end of a day, in minor units. */
export interface NetWorthDay {
  date: string
  assets: bigint
  liabilities: bigint
}

/** One row per day from `from` to `to` (inclusive), computed from the journal. */
export async function netWorthByDay(tx: UserTransaction, from: string, to: string): Promise<NetWorthDay[]> {
  const rows = await tx.query<{ date: string; assets: string; liabilities: string }>(
    `with days as (
       select $2::date + n as day from generate_series(0, $3::date - $2::date) as n
     ), changes as (
       select greatest(occurred_on, $2::date) as day,
         sum(change_minor) filter (where account_kind = 'asset') as assets,
         sum(change_minor) filter (where account_kind = 'liability') as liabilities
       from journal_lines join journal_entries using (user_id, entry_id)
       where user_id = $1 and occurred_on <= $3::date
       group by 1
     )
     select day as date, coalesce(sum(assets) over until, 0)::text as assets,
       coalesce(sum(liabilities) over until, 0)::text as liabilities
     from days left join changes using (day)
     window until as (order by day)
     order by day`,
    [tx.userId, from, to],
  )
  return rows.map(({ date, assets, liabilities }) => ({
    date,
    assets: BigInt(assets),
    liabilities: BigInt(liabilities),
  }))
}
