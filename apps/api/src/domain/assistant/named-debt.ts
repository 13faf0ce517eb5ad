import { liabilityNaming } from '@solvent/contracts'

/** A debt with its names. */
export interface NamedDebt {
  id: string
  type: string
  description: string
}

/** The names of the debts that are not paid off. */
export function unpaidDebts(debts: readonly (NamedDebt & { remaining: bigint })[]): NamedDebt[] {
  return debts
    .filter(({ remaining }) => remaining > 0n)
    .map(({ id, type, description }) => ({ id, type, description }))
}

/** A debt's full name: the person's own name for it, then its type, if any, in parentheses. */
export function nameOf({ type, description }: Omit<NamedDebt, 'id'>): string {
  const naming = liabilityNaming({ liability_type: type, description })
  return naming.type ? `${naming.name} (${naming.type})` : naming.name
}

/** The one debt that a model means by a name; an error for the model if none or several have it. */
export function debtNamed(name: string, liabilities: readonly NamedDebt[]): NamedDebt | { error: string } {
  const found = debtsNamed(name, liabilities)
  const [debt] = found
  if (debt && found.length === 1) return debt
  const names = liabilities.map(nameOf).join(', ') || 'none'
  return { error: `${found.length} debts have this name. The debts are: ${names}.` }
}

/** The debts with exactly this name, else those whose full name contains it. */
function debtsNamed(name: string, liabilities: readonly NamedDebt[]) {
  const wanted = name.trim().toLowerCase()
  const exact = liabilities.filter((debt) =>
    [debt.type, debt.description, nameOf(debt)].some((one) => one.toLowerCase() === wanted),
  )
  if (exact.length > 0) return exact
  return liabilities.filter((debt) => nameOf(debt).toLowerCase().includes(wanted))
}
