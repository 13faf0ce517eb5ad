import type { PlanSettings } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import type { UserTransaction } from '../database'

/** The default until the person chooses. */
export const FIRST_STRATEGY: PlanSettings['strategy'] = 'avalanche'

type PlanSettingsColumns = Omit<PlanSettings, 'cushion' | 'living_costs'> &
  Record<'cushion_minor' | 'living_costs_minor', string | null>

/** `locked`: other transactions cannot change the row until this one ends. Null before the first choice. */
export async function findPlanSettings(tx: UserTransaction, locked?: 'locked'): Promise<PlanSettings | null> {
  const [row] = await tx.query<PlanSettingsColumns>(
    `select strategy, reserve, budget, pay, cushion_minor, living_costs_minor
     from plan_settings where user_id = $1 ${locked ? 'for update' : ''}`,
    [tx.userId],
  )
  if (!row) return null
  const { cushion_minor, living_costs_minor, ...settings } = row
  return { ...settings, cushion: toAmount(cushion_minor), living_costs: toAmount(living_costs_minor) }
}

function toAmount(minor: string | null): number | null {
  return minor === null ? null : fromMinor(BigInt(minor))
}

function toStored(amount: number | null): bigint | null {
  return amount === null ? null : backToMinor(amount)
}

export async function upsertPlanSettings(tx: UserTransaction, settings: PlanSettings): Promise<void> {
  await tx.change(
    `insert into plan_settings (user_id, strategy, reserve, budget, pay, cushion_minor, living_costs_minor)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update
       set strategy = excluded.strategy, reserve = excluded.reserve, budget = excluded.budget, pay = excluded.pay,
         cushion_minor = excluded.cushion_minor, living_costs_minor = excluded.living_costs_minor`,
    [
      tx.userId,
      settings.strategy,
      settings.reserve,
      JSON.stringify(settings.budget),
      settings.pay && JSON.stringify(settings.pay),
      toStored(settings.cushion),
      toStored(settings.living_costs),
    ],
  )
}
