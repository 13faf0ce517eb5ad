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
  return useMemo(() => {
    const { inputs, strategy, reserve } = course
    const { today } = inputs
    const options = { strategy, reserve }
    const by = goalOf(trial, today)
    return {
      minimumBudget: smallestBudget(course, inputs, options)?.text ?? null,
      goal: by === null ? null : goalAnswer(inputs, { ...toWhatIf(trial, today), ...options }, by).text,
    }
  }, [course, trial])
}
