import { type SumOfEntries, spentIn } from '../../storage/tables/entry-summary-query'

/** What came and went in a month, in minor units. */
export interface MonthFlows {
  /** Income, and expected assets that were received. */
  money_in: bigint
  /** Expenses from accounts without refunds to them, and payments on debts. */
  money_out: bigint
  /** Expenses without refunds, also those on cards. */
  spent: bigint
  /** Payments on debts. */
  paid_on_debts: bigint
  /** Interest posted on debts. */
  interest: bigint
}

export const NO_FLOWS: Readonly<MonthFlows> = {
  money_in: 0n,
  money_out: 0n,
  spent: 0n,
  paid_on_debts: 0n,
  interest: 0n,
}

/** A sum of entries of one kind in a month, which is `YYYY-MM` or one of its days; null if it is of no month. */
type Sum = Pick<SumOfEntries, 'kind' | 'accountKind' | 'month' | 'change'>

/** The flows of each month, by `YYYY-MM`. Months without entries are left out. */
export function flowsByMonth(sums: readonly Sum[]): Map<string, MonthFlows> {
  const months = new Map<string, MonthFlows>()
  for (const sum of sums) {
    const month = sum.month?.slice(0, 7)
    if (month === undefined) continue
    months.set(month, addFlows(months.get(month) ?? NO_FLOWS, flowsOf(sum)))
  }
  return months
}

function addFlows(flows: MonthFlows, added: Partial<MonthFlows>): MonthFlows {
  return mapFlows((flow) => flows[flow] + (added[flow] ?? 0n))
}

export function mapFlows<Value>(map: (flow: keyof MonthFlows) => Value): Record<keyof MonthFlows, Value> {
  return {
    money_in: map('money_in'),
    money_out: map('money_out'),
    spent: map('spent'),
    paid_on_debts: map('paid_on_debts'),
    interest: map('interest'),
  }
}

/** What a sum of entries of one kind adds to the flows of its month. */
function flowsOf(sum: Sum): Partial<MonthFlows> {
  const { kind, accountKind, change } = sum
  switch (kind) {
    case 'income':
    case 'received':
      return { money_in: change }
    case 'expense':
      return { spent: spentIn(sum), money_out: accountKind === 'asset' ? -change : 0n }
    case 'payment':
      return { paid_on_debts: -change, money_out: -change }
    case 'interest':
      return { interest: change }
    default:
      return {}
  }
}
