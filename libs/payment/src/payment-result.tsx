import { backToMinor, fromMinor } from '@solvent/money'
import { Caption, formatAmount, parseAmount } from '@solvent/ui'
import styled from 'styled-components'
import type { PaymentSource } from './payment-sources'

const Text = styled(Caption)`
  font-variant-numeric: tabular-nums;
`

interface PaymentResultProps {
  amount: number
  remaining: number
  source: PaymentSource
}

function less(amount: number, taken: number): string {
  return formatAmount(fromMinor(backToMinor(amount) - backToMinor(taken)))
}

/** What a payment that can be made leaves on both sides; nothing where the amount has parts of a cent. */
export function PaymentResult({ amount, remaining, source }: PaymentResultProps) {
  if (parseAmount(String(amount)) === null) return null
  return (
    <Text>
      Leaves {less(remaining, amount)} to pay and {less(source.available, amount)} in {source.name}.
    </Text>
  )
}
