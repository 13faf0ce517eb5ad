import type { Tone } from '@solvent/ui'

interface Standing {
  label: string
  tone: Tone
}

/** None, one or two, or more: the three states of both cards. */
function standing(count: number, [none, few, many]: readonly [string, string, string]): Standing {
  if (count === 0) return { label: none, tone: 'success' }
  return count <= 2 ? { label: few, tone: 'warning' } : { label: many, tone: 'danger' }
}

export function liabilityStanding(activeCount: number): Standing {
  return standing(activeCount, ['All Clear', 'Manageable', 'Needs Attention'])
}

export function strategyStanding(highPriorityCount: number): Standing {
  return standing(highPriorityCount, ['All Caught Up!', 'Minor Attention', 'Immediate Action'])
}
