import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { projectPayoff } from '../projection/project-payoff'
import type { Projection } from '../projection/projection'
import { projectionInput } from './what-if'

/** Where a plan leads; interest in minor units. */
type PlannedCourse = Pick<Projection, 'debtFreeMonth' | 'totalInterest'>

/** Where the plan leads that is made from the inputs in this way. @throws RangeError as `projectPayoff` does. */
export function plannedCourse(
  inputs: PlanInputs,
  { strategy, reserve }: Pick<PlanSettings, 'strategy' | 'reserve'>,
): PlannedCourse {
  return projectPayoff({ ...projectionInput(inputs, { reserve }), strategy })
}
