import type { Entry } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'

type Changes = Entry['changes']

/** An amount of an entry, as its row shows it. */
export interface EntryAmount {
  /** Decimal; negative for a decrease. */
  amount: number
  /** What the amount refers to: an asset's name, 'owed', or empty when it needs no label. */
  of: string
  /** Whether it is shown as an improvement. */
  isGood: boolean
  /** Whether it has a sign; what is only moved has none. */
  isSigned: boolean
}

function sumOf(changes: Changes): number {
  return fromMinor(changes.reduce((sum, { amount }) => sum + backToMinor(amount), 0n))
}

/** The changes of an entry: total assets and total debt, each asset of a trade, or what a transfer moves. */
export function amountsOf({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): EntryAmount[] {
  if (kind === 'trade') {
    const names = [...new Set(changes.map(({ label }) => label))]
    return names.map((name) => {
      const amount = sumOf(changes.filter(({ label }) => label === name))
      return { amount, of: name, isGood: false, isSigned: true }
    })
  }
  if (kind === 'transfer') {
    const amount = sumOf(changes.filter((change) => change.amount > 0))
    return [{ amount, of: '', isGood: false, isSigned: false }]
  }
  const assets = changes.filter(({ account_kind }) => account_kind === 'asset')
  const debts = changes.filter(({ account_kind }) => account_kind === 'liability')
  const assetSum = sumOf(assets)
  const debtSum = sumOf(debts)
  // An expense on a card is spending, like any other.
  if (kind === 'expense' && debts.length > 0) {
    return [{ amount: 0 - debtSum, of: '', isGood: false, isSigned: true }]
  }
  return [
    ...(assets.length > 0 ? [{ amount: assetSum, of: '', isGood: assetSum > 0, isSigned: true }] : []),
    ...(debts.length > 0 ? [{ amount: debtSum, of: 'owed', isGood: debtSum < 0, isSigned: true }] : []),
  ]
}

/** The absolute amount of an entry; a decimal. */
export function absoluteAmount(entry: Pick<Entry, 'kind' | 'changes'>): number {
  return Math.abs(amountsOf(entry)[0]?.amount ?? 0)
}
