import { useContractForm } from '@solvent/api-client'
import { addOffer, changeOffer, type Offer, type Plan, type PlanInputs } from '@solvent/contracts'
import { offerText } from '@solvent/plan/answers'
import {
  FormDialog,
  OfferFields,
  type OfferValues,
  offerValues,
  toOfferBody,
  typedOffer,
  useDebouncedValue,
} from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { useDeferredValue, useMemo } from 'react'

interface OfferDialogProps {
  inputs: PlanInputs
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  /** The offer to change; absent for a new one. */
  offer?: Offer | undefined
  onClose: () => void
}

/** The form of an offer, which says what it is worth while it is filled in. */
export function OfferDialog({ inputs, planOptions, offer, onClose }: OfferDialogProps) {
  const { liabilities: debts } = inputs
  const toast = useToast()
  const form = useContractForm<typeof addOffer | typeof changeOffer, OfferValues>({
    endpoint: offer ? changeOffer : addOffer,
    params: offer && { id: offer.id },
    initial: offerValues(debts, inputs.today, offer),
    toBody: (values) => toOfferBody(values, debts),
    draftFields: 'all',
    failed: "We couldn't save the offer. Please try again.",
    onSent: () => {
      toast.success(offer ? 'Offer changed' : 'Offer added')
      onClose()
    },
  })
  // Takes several projections, so it waits for a pause.
  const values = useDeferredValue(useDebouncedValue(form.values))
  const worth = useMemo(() => {
    const typed = typedOffer(values, debts)
    return typed ? offerText(inputs, planOptions, typed) : ''
  }, [values, debts, inputs, planOptions])
  return (
    <FormDialog
      title={offer ? `Change ${offer.name}` : 'Compare an offer'}
      description="A loan, a balance transfer or a settlement that takes the place of your debts."
      form={form}
      action={offer ? 'Save' : 'Compare'}
      busyAction="Saving..."
      onClose={onClose}
    >
      <OfferFields form={form} debts={debts} />
      <p role="status">{worth}</p>
    </FormDialog>
  )
}
