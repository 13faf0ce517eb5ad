import type { PlanChoice, PlanSettings } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import {
  FIRST_STRATEGY,
  findPlanSettings,
  upsertPlanSettings,
} from '../../storage/tables/plan-settings-table'
import type { Services } from '../services'

const UNCHOSEN: PlanSettings = {
  strategy: FIRST_STRATEGY,
  reserve: 'keep',
  what_if: { extra_per_month: 0, lump_sum: 0, on: null, debt_free_by: null },
}

/** How the person wants the plan made. */
export async function planSettings(tx: UserTransaction): Promise<PlanSettings> {
  return (await findPlanSettings(tx)) ?? UNCHOSEN
}

export function readPlanSettings(services: Services, userId: string): Promise<PlanSettings> {
  return services.db.asReader(userId, planSettings)
}

/** Keeps what is chosen; the rest stays. */
export function savePlanChoice(
  services: Services,
  userId: string,
  choice: PlanChoice,
): Promise<PlanSettings> {
  return change(services, userId, (before) => ({ ...before, ...completed(choice, before) }))
}

export function saveWhatIf(
  services: Services,
  userId: string,
  what_if: PlanSettings['what_if'],
): Promise<PlanSettings> {
  return change(services, userId, (before) => ({ ...before, what_if }))
}

function change(
  services: Services,
  userId: string,
  changed: (before: PlanSettings) => PlanSettings,
): Promise<PlanSettings> {
  return services.db.asUser(userId, async (tx) => {
    const after = changed((await findPlanSettings(tx, 'locked')) ?? UNCHOSEN)
    await upsertPlanSettings(tx, after)
    return after
  })
}

/** How a plan is made. */
type PlanMaking = Pick<PlanSettings, 'strategy' | 'reserve'>

/** A choice with what is left out of it as the person has chosen before. */
export function completed(choice: PlanChoice, { strategy, reserve }: PlanSettings): PlanMaking {
  return { strategy: choice.strategy ?? strategy, reserve: choice.reserve ?? reserve }
}
