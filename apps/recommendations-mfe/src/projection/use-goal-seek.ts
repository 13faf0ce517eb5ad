import { type Course, goalAnswer, smallestBudget } from '@solvent/plan/answers'
import { useMemo } from 'react'
import { goalOf, type Trial, toWhatIf } from './what-if'

/** The results of a goal seek, as text. */
interface GoalSeek {
  /** The smallest budget that pays everything on time; null if the present one does, or none. */
  minimumBudget: string | null
  /** What it takes to be debt-free by the goal month; null without a goal. */
  goal: string | null
}

/**
 * Computes results that are too slow for every step of a slider; pass a debounced `trial`.
 *
 * @param course without the what-if
 */
export function useGoalSeek(course: Course, trial: Trial): GoalSeek {
  const minimumBudget = useMemo(() => {
    const { inputs, strategy, reserve } = course
    return smallestBudget(course, inputs, { strategy, reserve })?.text ?? null
  }, [course])
  const goal = useMemo(() => {
    const { inputs, strategy, reserve } = course
    const { today } = inputs
    const by = goalOf(trial, today)
    if (by === null) return null
    return goalAnswer(inputs, { ...toWhatIf(trial, today), strategy, reserve }, by).text
  }, [course, trial])
  return { minimumBudget, goal }
}
