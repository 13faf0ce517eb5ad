import type { PlanSettings } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import type { UserTransaction } from '../database'

/** The default until the person chooses. */
export const FIRST_STRATEGY: PlanSettings['strategy'] = 'avalanche'

type PlanSettingsColumns = Omit<PlanSettings, 'cushion'> & { cushion_minor: string | null }

/** `locked`: other transactions cannot change the row until this one ends. Null before the first choice. */
export async function findPlanSettings(tx: UserTransaction, locked?: 'locked'): Promise<PlanSettings | null> {
  const [row] = await tx.query<PlanSettingsColumns>(
    `select strategy, reserve, budget, pay, cushion_minor, what_if
     from plan_settings where user_id = $1 ${locked ? 'for update' : ''}`,
    [tx.userId],
  )
  if (!row) return null
  const { cushion_minor, ...settings } = row
  return { ...settings, cushion: cushion_minor === null ? null : fromMinor(BigInt(cushion_minor)) }
}

export async function upsertPlanSettings(tx: UserTransaction, settings: PlanSettings): Promise<void> {
  await tx.change(
    `insert into plan_settings (user_id, strategy, reserve, budget, pay, cushion_minor, what_if)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update
       set strategy = excluded.strategy, reserve = excluded.reserve, budget = excluded.budget, pay = excluded.pay,
         cushion_minor = excluded.cushion_minor, what_if = excluded.what_if`,
    [
      tx.userId,
      settings.strategy,
      settings.reserve,
      JSON.stringify(settings.budget),
      settings.pay && JSON.stringify(settings.pay),
      settings.cushion === null ? null : backToMinor(settings.cushion),
      JSON.stringify(settings.what_if),
    ],
  )
}
