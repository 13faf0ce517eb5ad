import type { Entry } from './entries'

/** Whether an expense is one in reverse: money came back to an asset, or less is owed on a card. */
export function isRefund({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): boolean {
  if (kind !== 'expense') return false
  return changes.some(({ account_kind, amount }) => (account_kind === 'asset' ? amount > 0 : amount < 0))
}
