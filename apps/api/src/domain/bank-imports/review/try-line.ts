import type { ImportedLine, ReviewLine } from '@solvent/contracts'
import { fromMinor, minOf, toMinor } from '@solvent/money'
import { type ImportLedger, LineRefusal } from '../import-ledger'

type Tried = Pick<ReviewLine, 'as' | 'problem' | 'payment'>

/**
 * Records a line on a ledger that is not saved, to see whether it can be recorded and what becomes of its debt.
 *
 * @param unpaid the interest on each debt that is not paid yet, in minor units; payments lower it
 */
export function tryLine(ledger: ImportLedger, line: ImportedLine, unpaid: Map<string, bigint>): Tried {
  const debtId = line.as.kind === 'payment' ? line.as.liability_id : null
  const before = debtId === null ? undefined : ledger.debts.get(debtId)?.remaining
  try {
    ledger.add(line)
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error
    return { as: line.as, problem: error.message }
  }
  const after = debtId === null ? undefined : ledger.debts.get(debtId)?.remaining
  if (debtId === null || before === undefined || after === undefined) return { as: line.as, problem: null }
  const amount = toMinor(Math.abs(line.amount))
  const owedInterest = (unpaid.get(debtId) ?? 0n) + (after - before + amount)
  const interest = minOf(owedInterest, amount)
  unpaid.set(debtId, owedInterest - interest)
  return {
    as: line.as,
    problem: null,
    payment: {
      principal: fromMinor(amount - interest),
      interest: fromMinor(interest),
      owed_after: fromMinor(after),
    },
  }
}
