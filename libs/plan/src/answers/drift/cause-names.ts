import type { PlanDrift } from '@solvent/contracts'

type Part = PlanDrift['parts'][number]

const NAMES: Readonly<Record<Part['causes'][number], string>> = {
  time: 'Time passed, before payments',
  expected: 'Expected income',
  income: 'Income',
  payments: 'Payments you made',
  terms: 'Changed terms',
  debts: 'Debts added or removed',
  choice: 'Your plan settings',
}

/** What moved a debt-free month, in words. Causes share a part only where they have no separate figures. */
export function causeNames({ causes }: Pick<Part, 'causes'>): string {
  return causes.map((cause) => NAMES[cause]).join(', and ')
}
