import type { Liability } from './liabilities'

const CARD = /\bcard\b/i

/** Whether a debt is a card, which expenses can be paid with: its type says so, such as "Credit Card". */
export function isCard({ liability_type }: Pick<Liability, 'liability_type'>): boolean {
  return CARD.test(liability_type)
}
