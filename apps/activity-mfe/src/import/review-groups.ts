import type { LineState } from './review-lines'

/** The groups that a review can be narrowed to. */
export const REVIEW_GROUPS = [
  { id: 'all', label: 'All', has: () => true },
  { id: 'new', label: 'New', has: ({ status }: LineState) => status === 'new' },
  {
    id: 'existing',
    label: 'Already there',
    has: ({ status }: LineState) => status === 'existing' || status === 'imported',
  },
  { id: 'payments', label: 'Payments to debts', has: ofKind('payment') },
  { id: 'transfers', label: 'Transfers', has: ofKind('transfer') },
  { id: 'problems', label: 'Needs a look', has: ({ problem }: LineState) => problem !== null },
  { id: 'left_out', label: 'Left out', has: ({ status }: LineState) => status === 'left_out' },
] as const
export type ReviewGroup = (typeof REVIEW_GROUPS)[number]['id']

function ofKind(kind: 'payment' | 'transfer') {
  return ({ status, as }: LineState) => status === 'new' && as?.kind === kind
}

/** The indexes of the lines of a group, in the order of the review. */
export function indexesOf(group: ReviewGroup, states: readonly LineState[]): readonly number[] {
  const found = REVIEW_GROUPS.find(({ id }) => id === group)
  return states.filter((state) => found?.has(state)).map(({ index }) => index)
}
