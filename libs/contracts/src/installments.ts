import { MAX_INSTALLMENTS } from './liabilities'

interface Installments {
  installments_paid: number
  installments_total: number
}

/** Whether the number of installments is known. A card with a minimum has as many as there can be. */
export function hasInstallmentCount({
  installments_total,
}: Pick<Installments, 'installments_total'>): boolean {
  return installments_total < MAX_INSTALLMENTS
}

/** "3 of 12"; only "3" without a known number. */
export function installmentsPaidText(installments: Installments): string {
  const { installments_paid, installments_total } = installments
  return hasInstallmentCount(installments)
    ? `${installments_paid} of ${installments_total}`
    : `${installments_paid}`
}
