import { type Course, goalAnswer, smallestBudget } from '@solvent/plan/answers'
import { useMemo } from 'react'
import { goalOf, type Trial, toWhatIf } from './what-if'

/** What is sought for a course, in words. */
interface Sought {
  /** The smallest budget that ends debts which are never paid off; null if they are. */
  wayOut: string | null
  /** What it takes to be debt-free by the month of the trial; null without one. */
  goal: string | null
}

/** Seeks the answers that take too long to follow a slider; give it what has come to rest. */
export function useSought({ inputs, strategy, reserve, ending }: Course, trial: Trial): Sought {
  return useMemo(() => {
    const { today } = inputs
    const whatIf = { ...toWhatIf(trial, today), strategy, reserve }
    const by = goalOf(trial, today)
    return {
      wayOut: ending === 'debt_free' ? null : (smallestBudget(inputs, whatIf)?.text ?? null),
      goal: by === null ? null : goalAnswer(inputs, whatIf, by).text,
    }
  }, [inputs, strategy, reserve, ending, trial])
}
