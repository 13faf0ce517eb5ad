import { messageOf, useSend } from '@solvent/api-client'
import { cancelScheduledPayment, type ScheduledPayment } from '@solvent/contracts'
import { useToast } from '@solvent/ui'

/** Cancels a scheduled payment without a confirmation. */
export function useCancelPayment() {
  const toast = useToast()
  const { mutate, isPending } = useSend(cancelScheduledPayment)

  return ({ id, liability }: ScheduledPayment) => {
    if (isPending) return
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(`Payment to ${liability} cancelled`),
        onError: (error) => toast.error(messageOf(error, 'Failed to cancel payment. Please try again.')),
      },
    )
  }
}
