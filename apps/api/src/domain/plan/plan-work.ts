import { driftAnswer, effectOfExtra, plannedCourse, projectionAnswer } from '@solvent/plan/answers'
import { monthsFile } from './months-file'

/**
 * The work of the plan that grows with debts times months, by name: functions of what they are given and of nothing
 * else, so that another thread can do them.
 */
const planWork = {
  projection: projectionAnswer,
  monthsFile,
  course: plannedCourse,
  drift: driftAnswer,
  effect: effectOfExtra,
}

type PlanWork = typeof planWork
export type PlanArguments = { [Name in keyof PlanWork]: Parameters<PlanWork[Name]> }
export type PlanResults = { [Name in keyof PlanWork]: ReturnType<PlanWork[Name]> }

/** The name of the work and its arguments. */
export interface PlanTask<Name extends keyof PlanWork> {
  name: Name
  args: PlanArguments[Name]
}

/** Written so that the compiler sees that the arguments of a name are those of its function. */
const functions: { [Name in keyof PlanWork]: (...args: PlanArguments[Name]) => PlanResults[Name] } = planWork

export function doPlanWork<Name extends keyof PlanWork>({ name, args }: PlanTask<Name>): PlanResults[Name] {
  return functions[name](...args)
}
