import { pageCurrency } from '@solvent/contracts'
import { type MoneyFormat, moneyFormat } from '@solvent/money'
import type { Books } from './books'

/** How the server's texts format amounts for the person. */
export function moneyFor({ profile }: Books): MoneyFormat {
  return moneyFormat(pageCurrency(profile))
}
