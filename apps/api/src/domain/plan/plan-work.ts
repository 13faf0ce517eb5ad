import {
  driftAnswer,
  effectOfExtra,
  offersAnswer,
  plannedCourse,
  projectionAnswer,
  rangeAnswer,
  receivedEffect,
} from '@solvent/plan/answers'
import { monthsFile } from './months-file'

/**
 * The plan computations that grow with debts times months, by name. They are pure functions, so that another thread can
 * run them.
 */
const planWork = {
  projection: projectionAnswer,
  monthsFile,
  course: plannedCourse,
  drift: driftAnswer,
  effect: effectOfExtra,
  offers: offersAnswer,
  range: rangeAnswer,
  received: receivedEffect,
}

type PlanWork = typeof planWork
export type PlanArguments = { [Name in keyof PlanWork]: Parameters<PlanWork[Name]> }
export type PlanResults = { [Name in keyof PlanWork]: ReturnType<PlanWork[Name]> }

/** The name of the work and its arguments. */
export interface PlanTask<Name extends keyof PlanWork> {
  name: Name
  args: PlanArguments[Name]
}

/** Typed so that the compiler matches each name's arguments with its function. */
const functions: { [Name in keyof PlanWork]: (...args: PlanArguments[Name]) => PlanResults[Name] } = planWork

export function doPlanWork<Name extends keyof PlanWork>({ name, args }: PlanTask<Name>): PlanResults[Name] {
  return functions[name](...args)
}
