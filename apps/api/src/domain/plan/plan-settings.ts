import type {
  BodyOf,
  PlanChoice,
  PlanSettings,
  savePlanChoice as savePlanChoiceContract,
} from '@solvent/contracts'
import { DEFAULT_BUDGET } from '@solvent/plan/answers'
import type { UserTransaction } from '../../storage/database'
import {
  FIRST_STRATEGY,
  findPlanSettings,
  upsertPlanSettings,
} from '../../storage/tables/plan-settings-table'
import type { Services } from '../services'

const DEFAULT_SETTINGS: PlanSettings = {
  strategy: FIRST_STRATEGY,
  reserve: 'keep',
  budget: DEFAULT_BUDGET,
  pay: null,
  cushion: null,
  living_costs: null,
}

/** The person's settings for the plan, or the defaults. */
export async function planSettings(tx: UserTransaction): Promise<PlanSettings> {
  return (await findPlanSettings(tx)) ?? DEFAULT_SETTINGS
}

export function readPlanSettings(services: Services, userId: string): Promise<PlanSettings> {
  return services.db.asReader(userId, planSettings)
}

/** Saves the choices that are given; the others stay unchanged. */
export function savePlanChoice(
  { db }: Services,
  userId: string,
  { budget, pay, cushion, living_costs, ...choice }: BodyOf<typeof savePlanChoiceContract>,
): Promise<PlanSettings> {
  return db.asUser(userId, async (tx) => {
    const before = (await findPlanSettings(tx, 'locked')) ?? DEFAULT_SETTINGS
    const after = {
      ...before,
      ...withSavedChoices(choice, before),
      budget: budget ?? before.budget,
      pay: pay ?? before.pay,
      cushion: cushion ?? before.cushion,
      living_costs: living_costs === undefined ? before.living_costs : living_costs,
    }
    await upsertPlanSettings(tx, after)
    return after
  })
}

/** How a plan is made. */
type PlanMaking = Pick<PlanSettings, 'strategy' | 'reserve'>

/** Fills in what the choice leaves out from the person's settings. */
export function withSavedChoices(choice: PlanChoice, { strategy, reserve }: PlanSettings): PlanMaking {
  return { strategy: choice.strategy ?? strategy, reserve: choice.reserve ?? reserve }
}
