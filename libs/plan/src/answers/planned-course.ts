import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { projectPayoff } from '../projection/project-payoff'
import type { Projection } from '../projection/projection'
import { projectionInput } from './what-if'

/** The outcome of a plan; interest in minor units. */
type PlannedCourse = Pick<Projection, 'debtFreeMonth' | 'totalInterest'>

/** The outcome of the plan made from the inputs with these settings. @throws RangeError as `projectPayoff` does. */
export function plannedCourse(
  inputs: PlanInputs,
  { strategy, reserve }: Pick<PlanSettings, 'strategy' | 'reserve'>,
): PlannedCourse {
  return projectPayoff({ ...projectionInput(inputs, { reserve }), strategy })
}
