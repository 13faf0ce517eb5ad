import { isActive } from '../schedule'
import type { ProjectionInput } from './projection'

/** Whether a debt is never due and never gets extra money, so that no budget pays it off. */
export function hasUnpayableDebt({ liabilities, strategy = 'avalanche' }: ProjectionInput): boolean {
  return liabilities.some(
    (debt) => isActive(debt) && debt.firstDueDate === null && (debt.rateBp === 0 || strategy === 'minimum'),
  )
}
