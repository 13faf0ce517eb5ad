import { type Course, goalAnswer, smallestBudget } from '@solvent/plan/answers'
import { useMemo } from 'react'
import { goalOf, type Trial, toWhatIf } from './what-if'

/** The results of a goal seek, as text. */
interface GoalSeek {
  /** The smallest budget that pays off the debts; null if they are paid off anyway, or if there is none. */
  minimumBudget: string | null
  /** What it takes to be debt-free by the goal month; null without a goal. */
  goal: string | null
}

/** Computes results that are too slow for every step of a slider; pass debounced values. */
export function useGoalSeek({ inputs, strategy, reserve, ending }: Course, trial: Trial): GoalSeek {
  return useMemo(() => {
    const { today } = inputs
    const whatIf = { ...toWhatIf(trial, today), strategy, reserve }
    const by = goalOf(trial, today)
    return {
      minimumBudget: ending === 'debt_free' ? null : (smallestBudget(inputs, whatIf)?.text ?? null),
      goal: by === null ? null : goalAnswer(inputs, whatIf, by).text,
    }
  }, [inputs, strategy, reserve, ending, trial])
}
