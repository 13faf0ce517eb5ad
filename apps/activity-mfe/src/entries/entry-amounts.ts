import type { Entry } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Changes = Entry['changes']

/** By how much an entry changed something, as a row shows it. */
export interface EntryAmount {
  /** Decimal; negative lowers it. */
  amount: number
  /** What it is about, where the amount alone does not say so; empty otherwise. */
  of: string
  /** Whether the person is better off by it. */
  isGood: boolean
}

function sumOf(changes: Changes): number {
  return fromMinor(changes.reduce((sum, { amount }) => sum + backToMinor(amount), 0n))
}

/** What an entry changed what is owned and what is owed by; of a trade, each asset. */
export function amountsOf({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): EntryAmount[] {
  if (kind === 'trade') {
    const names = [...new Set(changes.map(({ label }) => label))]
    return names.map((name) => {
      const amount = sumOf(changes.filter(({ label }) => label === name))
      return { amount, of: name, isGood: false }
    })
  }
  const own = changes.filter(({ account_kind }) => account_kind === 'asset')
  const owed = changes.filter(({ account_kind }) => account_kind === 'liability')
  const ownSum = sumOf(own)
  const owedSum = sumOf(owed)
  return [
    ...(own.length > 0 ? [{ amount: ownSum, of: '', isGood: ownSum > 0 }] : []),
    ...(owed.length > 0 ? [{ amount: owedSum, of: 'owed', isGood: owedSum < 0 }] : []),
  ]
}

/** What an entry moved, without its direction; a decimal. */
export function movedBy(entry: Pick<Entry, 'kind' | 'changes'>): number {
  return Math.abs(amountsOf(entry)[0]?.amount ?? 0)
}

/** An amount with its direction: "+$45.00", "-$18.50". */
export function formatChange(amount: number): string {
  return amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount)
}
