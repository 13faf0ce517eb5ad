import type { Liability } from '@solvent/contracts'
import type { PaymentDialogProps } from '@solvent/payment/payment-dialog'
import { useToast } from '@solvent/ui'
import { type ComponentType, type ReactNode, useState } from 'react'

/** Opens the payment form of a debt; `amount` defaults to an instalment. */
export type OpenPayment = (liabilityId: string, amount?: number) => void

interface Opened {
  Dialog: ComponentType<PaymentDialogProps>
  liabilityId: string
  amount: number | undefined
}

/** The payment form over the dashboard. Its code is loaded when it is opened. */
export function usePaymentDialog(liabilities: readonly Liability[] | undefined): {
  openPayment: OpenPayment
  dialog: ReactNode
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const toast = useToast()

  async function open(liabilityId: string, amount?: number) {
    try {
      const { PaymentDialog } = await import('@solvent/payment/payment-dialog')
      setOpened({ Dialog: PaymentDialog, liabilityId, amount })
    } catch {
      toast.error("We couldn't load the payment form. Check your connection and try again.")
    }
  }

  const liability = liabilities?.find(({ id }) => id === opened?.liabilityId)
  return {
    openPayment: (liabilityId, amount) => void open(liabilityId, amount),
    dialog: opened && liability && (
      <opened.Dialog liability={liability} initialAmount={opened.amount} onClose={() => setOpened(null)} />
    ),
  }
}
