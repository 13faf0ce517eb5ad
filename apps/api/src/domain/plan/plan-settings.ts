import type { BodyOf, PlanChoice, PlanSettings, savePlanSettings } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import { findPlanSettings, upsertPlanSettings } from '../../storage/tables/plan-settings-table'
import type { Services } from '../services'

const UNCHOSEN: PlanSettings = {
  strategy: 'avalanche',
  reserve: 'keep',
  what_if: { extra_per_month: 0, lump_sum: 0, on: null },
}

/** How the person wants the plan made. */
export async function planSettings(tx: UserTransaction): Promise<PlanSettings> {
  return (await findPlanSettings(tx)) ?? UNCHOSEN
}

export function readPlanSettings(services: Services, userId: string): Promise<PlanSettings> {
  return services.db.asUser(userId, planSettings)
}

/** Keeps what is given; the rest stays. */
export function changePlanSettings(
  services: Services,
  userId: string,
  given: BodyOf<typeof savePlanSettings>,
): Promise<PlanSettings> {
  return services.db.asUser(userId, async (tx) => {
    const before = (await findPlanSettings(tx, 'locked')) ?? UNCHOSEN
    const after = { ...completed(given, before), what_if: given.what_if ?? before.what_if }
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
