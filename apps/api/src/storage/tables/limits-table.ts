import type { UserTransaction } from '../database'

/** How much a person wants to spend in a category each month. */
export interface LimitRow {
  category: string
  /** Minor units a month. */
  amount: bigint
  /** Whether what is left at the end of a month, or overspent, counts in the next one. */
  carriesOver: boolean
  /** The first day of the month since which the amount applies. */
  since: string
  /** What the months before it left, in minor units; negative if they overspent. */
  carried: bigint
}

interface Stored extends Omit<LimitRow, 'amount' | 'carried'> {
  amount_minor: string
  carried_minor: string
}

export async function allLimits(tx: UserTransaction): Promise<LimitRow[]> {
  const rows = await tx.query<Stored>(
    `select category, amount_minor, carries_over as "carriesOver", since, carried_minor
     from category_limits where user_id = $1 order by category`,
    [tx.userId],
  )
  return rows.map(({ amount_minor: amount, carried_minor: carried, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    carried: BigInt(carried),
  }))
}

/** Replaces the limit of the category, if there is one. */
export async function saveLimit(tx: UserTransaction, row: LimitRow): Promise<void> {
  await tx.change(
    `insert into category_limits (user_id, category, amount_minor, carries_over, since, carried_minor)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, category) do update set amount_minor = excluded.amount_minor,
       carries_over = excluded.carries_over, since = excluded.since, carried_minor = excluded.carried_minor`,
    [tx.userId, row.category, row.amount, row.carriesOver, row.since, row.carried],
  )
}

export async function deleteLimit(tx: UserTransaction, category: string): Promise<void> {
  await tx.change('delete from category_limits where user_id = $1 and category = $2', [tx.userId, category])
}
