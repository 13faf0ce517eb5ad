import { type Dashboard, type Liability, liabilityNaming } from '@solvent/contracts'
import { paths } from '../paths'

export type StepName = 'income' | 'assets' | 'debts'

export interface StepDone {
  /** What was entered, in words. */
  summary: string
  /** The page on which it can be changed; null if the step itself can change it. */
  page: string | null
}

/** What was entered in each step; null if nothing was. */
export type StepsDone = Readonly<Record<StepName, StepDone | null>>

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
  const income = `${format(monthly_income, user.currency_preference)} a month`
  return {
    income: monthly_income > 0 ? { summary: income, page: null } : null,
    assets: listed(owned, paths.assets),
    debts: listed(owed, paths.liabilities) ?? (hasNoDebts ? { summary: 'No debts', page: null } : null),
  }
}

function listed(names: readonly string[], page: string): StepDone | null {
  if (names.length === 0) return null
  const [first = ''] = names
  return { summary: names.length > 1 ? `${first} and ${names.length - 1} more` : first, page }
}
