import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import type { UserTransaction } from '../database'

/** The plan as the person last saw it on a day. */
export interface PlanTraceRow extends Pick<PlanSettings, 'strategy' | 'reserve'> {
  day: string
  inputs: PlanInputs
  /** `YYYY-MM`; null if the debts are never paid off. */
  debtFreeMonth: string | null
  /** Minor units. */
  totalInterest: bigint
  /** The newest journal entry at that time. */
  lastEntry: string | null
}

interface Stored extends Pick<PlanTraceRow, 'day' | 'strategy' | 'reserve'> {
  /** JSON. */
  inputs: string
  debt_free_month: string | null
  total_interest_minor: string
  last_entry: string | null
}

const SELECT = `select day::text as day, inputs::text as inputs, strategy, reserve, debt_free_month, total_interest_minor, last_entry
  from plan_traces where user_id = $1`

function toRow({ inputs, debt_free_month, total_interest_minor, last_entry, ...same }: Stored): PlanTraceRow {
  return {
    ...same,
    inputs: JSON.parse(inputs),
    debtFreeMonth: debt_free_month,
    totalInterest: BigInt(total_interest_minor),
    lastEntry: last_entry,
  }
}

/** The last trace between two days (inclusive), or null. */
export async function lastTraceBetween(
  tx: UserTransaction,
  from: string,
  to: string,
): Promise<PlanTraceRow | null> {
  const [row] = await tx.query<Stored>(`${SELECT} and day between $2 and $3 order by day desc limit 1`, [
    tx.userId,
    from,
    to,
  ])
  return row ? toRow(row) : null
}

/** The first trace between two days (inclusive), or null. */
export async function firstTraceBetween(
  tx: UserTransaction,
  from: string,
  to: string,
): Promise<PlanTraceRow | null> {
  const [row] = await tx.query<Stored>(`${SELECT} and day between $2 and $3 order by day limit 1`, [
    tx.userId,
    from,
    to,
  ])
  return row ? toRow(row) : null
}

/** Replaces the trace of the same day. */
export async function savePlanTrace(tx: UserTransaction, trace: PlanTraceRow): Promise<void> {
  await tx.change(
    `insert into plan_traces (user_id, day, inputs, strategy, reserve, debt_free_month, total_interest_minor, last_entry)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, day) do update
       set inputs = excluded.inputs, strategy = excluded.strategy, reserve = excluded.reserve,
         debt_free_month = excluded.debt_free_month, total_interest_minor = excluded.total_interest_minor,
         last_entry = excluded.last_entry`,
    [
      tx.userId,
      trace.day,
      JSON.stringify(trace.inputs),
      trace.strategy,
      trace.reserve,
      trace.debtFreeMonth,
      trace.totalInterest,
      trace.lastEntry,
    ],
  )
}

/** Deletes all but the first trace of each month before a day. */
export async function thinPlanTraces(tx: UserTransaction, before: string): Promise<void> {
  await tx.change(
    `delete from plan_traces later where later.user_id = $1 and later.day < $2 and exists (
       select from plan_traces earlier where earlier.user_id = $1 and earlier.day < later.day
         and date_trunc('month', earlier.day) = date_trunc('month', later.day)
     )`,
    [tx.userId, before],
  )
}
