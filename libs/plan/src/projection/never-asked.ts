import { isActive } from '../schedule'
import type { ProjectionInput } from './projection'

/** Whether a debt is neither due at any time nor paid by extra money, so that no budget ends it. */
export function hasNeverAsked({ liabilities, strategy = 'avalanche' }: ProjectionInput): boolean {
  return liabilities.some(
    (debt) => isActive(debt) && debt.firstDueDate === null && (debt.rateBp === 0 || strategy === 'minimum'),
  )
}
