import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { Caption, formatAmount, parseAmount } from '@solvent/ui'
import styled from 'styled-components'
import { earlyCharge } from './early-charge'
import type { PaymentSource } from './payment-sources'
import { owedAfter } from './payment-values'

const Text = styled(Caption)`
  font-variant-numeric: tabular-nums;
`

interface PaymentResultProps {
  /** The payment, as a decimal. */
  amount: number
  type: PaymentType
  liability: Liability
  source: PaymentSource
}

/** What a valid payment leaves of the debt and in the source; nothing if the amount has fractions of a cent. */
export function PaymentResult({ amount, type, liability, source }: PaymentResultProps) {
  if (parseAmount(String(amount)) === null) return null
  const paid = backToMinor(amount)
  const owed = fromMinor(owedAfter(liability, type, paid))
  const charge = fromMinor(earlyCharge(liability, type, paid))
  const left = fromMinor(source.available - paid)
  return (
    <Text>
      After this: {formatAmount(owed)} owed, {formatAmount(left)} in {source.name}
      {charge > 0 && `. Your lender charges ${formatAmount(charge)} of it for paying early.`}
    </Text>
  )
}
