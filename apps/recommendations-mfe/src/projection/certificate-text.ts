import type { PayoffProjection } from '@solvent/contracts'
import { formatAmount } from '@solvent/ui'
import { counted } from './month-text'

/** What is known of the best order of extra payments, in words. */
export function certificateText({ certificate, inputs }: Pick<PayoffProjection, 'certificate' | 'inputs'>): {
  word: string
  text: string
} {
  if (certificate.kind === 'proven') {
    return {
      word: 'Proven',
      text: 'With these debts no order of extra payments costs less than the highest interest first.',
    }
  }
  if (certificate.kind === 'open') {
    return {
      word: 'Open',
      text: 'The order of extra payments is not what decides here: the budget does not cover all that is due, or never pays it off.',
    }
  }
  const { tried, interest_saved, order } = certificate
  const search = `${counted(tried, 'order')} of extra payments tried`
  if (interest_saved <= 0)
    return { word: 'Searched', text: `${search}; none costs less than the strategies here.` }
  const names = order.map((id) => inputs.liabilities.find((debt) => debt.id === id)?.liability_type ?? '')
  return {
    word: 'Searched',
    text: `${search}; the best one costs ${formatAmount(interest_saved)} less than the strategies here: ${names.join(', then ')}.`,
  }
}
