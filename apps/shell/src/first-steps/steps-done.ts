import { type Dashboard, type Liability, liabilityNaming } from '@solvent/contracts'

export type StepName = 'income' | 'assets' | 'debts'

/** What was entered in each step, in words; null if nothing was. */
export type StepsDone = Readonly<Record<StepName, string | null>>

interface Entered {
  dashboard: Dashboard
  liabilities: readonly Liability[]
  /** Whether "I have no debts" was chosen. */
  hasNoDebts: boolean
}

/** Which of the first steps are done. */
export function stepsDone(
  { dashboard: { monthly_income, assets_by_type, user }, liabilities, hasNoDebts }: Entered,
  format: (amount: number, currency: string) => string,
): StepsDone {
  const owned = assets_by_type.map(({ type }) => type)
  const owed = liabilities.map((liability) => liabilityNaming(liability).name)
  return {
    income: monthly_income > 0 ? `${format(monthly_income, user.currency_preference)} a month` : null,
    assets: listed(owned),
    debts: listed(owed) ?? (hasNoDebts ? 'No debts' : null),
  }
}

function listed(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const [first = ''] = names
  return names.length > 1 ? `${first} and ${names.length - 1} more` : first
}
