import type { Tone } from '../tokens/tone'

export type PriorityTone = { tone: Tone; label: 'High' | 'Medium' | 'Low' }

/** Colour and label of a priority score in a table: 80 or more High, 60 to 79 Medium, lower Low. */
export function priorityTone(priority: number): PriorityTone {
  if (priority >= 80) return { tone: 'danger', label: 'High' }
  if (priority >= 60) return { tone: 'warning', label: 'Medium' }
  return { tone: 'success', label: 'Low' }
}

/** Caption of the priority slider: 80 or more High, 50 to 79 Medium, lower Low. */
export function prioritySliderLabel(priority: number): 'High Priority' | 'Medium Priority' | 'Low Priority' {
  if (priority >= 80) return 'High Priority'
  if (priority >= 50) return 'Medium Priority'
  return 'Low Priority'
}

/** Colour of a rank in the payment order, from 1: 1 to 3 red, 4 to 6 yellow, others green. */
export function rankTone(rank: number): Tone {
  if (rank <= 3) return 'danger'
  if (rank <= 6) return 'warning'
  return 'success'
}
