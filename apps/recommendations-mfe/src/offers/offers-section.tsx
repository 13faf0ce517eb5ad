import { useRead } from '@solvent/api-client'
import { type ComparedOffer, listOffers, MAX_OFFERS, type Plan, type PlanInputs } from '@solvent/contracts'
import { ConfirmDialog, QueryBoundary } from '@solvent/screen-kit'
import { Button, EmptyState, formatAmount, Grid, SectionTitle, Stack } from '@solvent/ui'
import { useState } from 'react'
import { OfferDialog } from './lazy-offer-dialog'
import { OfferCard } from './offer-card'
import { OfferTable } from './offer-table'
import { useOfferActions } from './use-offer-actions'

interface OffersSectionProps {
  inputs: PlanInputs
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
}

/** The dialog that is open, and the offer that it is about; without one, the form adds one. */
type OpenDialog =
  | { dialog: 'form'; offer?: ComparedOffer }
  | { dialog: 'accept' | 'delete'; offer: ComparedOffer }

/** The offers that a person compares, beside the debts as they are. */
export function OffersSection({ inputs, planOptions }: OffersSectionProps) {
  const query = useRead(listOffers, {})
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // Here, because the dialogs close before the answer arrives.
  const actions = useOfferActions()
  const count = query.data?.offers.length ?? 0
  const add = (
    <Button onIntent={OfferDialog.preload} onClick={() => setOpen({ dialog: 'form' })}>
      Compare an offer
    </Button>
  )
  return (
    <Stack>
      <SectionTitle action={count > 0 && count < MAX_OFFERS ? add : undefined}>
        Is an offer better?
      </SectionTitle>
      <QueryBoundary
        // That figures are stale, and why, is said once on the page.
        query={query.data ? { ...query, error: null } : query}
        loading="Loading your offers..."
        failed="We couldn't compare your offers."
      >
        {({ today, offers }) =>
          offers.length === 0 ? (
            <EmptyState
              title="Got an offer for a loan, a balance transfer or a settlement?"
              text="See what it is worth with your own debts and plan, before you sign."
              action={add}
            />
          ) : (
            <>
              <OfferTable today={today} offers={offers} />
              <Grid minColumn={22}>
                {offers.map((offer) => (
                  <OfferCard
                    key={offer.id}
                    offer={offer}
                    onAccept={() => setOpen({ dialog: 'accept', offer })}
                    onEdit={() => setOpen({ dialog: 'form', offer })}
                    onDelete={() => setOpen({ dialog: 'delete', offer })}
                  />
                ))}
              </Grid>
            </>
          )
        }
      </QueryBoundary>
      {open && (
        <OfferDialogs
          open={open}
          actions={actions}
          inputs={inputs}
          planOptions={planOptions}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}

interface OfferDialogsProps extends OffersSectionProps {
  open: OpenDialog
  actions: ReturnType<typeof useOfferActions>
  onClose: () => void
}

function OfferDialogs({ open, actions: { accept, remove }, onClose, ...plan }: OfferDialogsProps) {
  if (open.dialog === 'form')
    return <OfferDialog {...plan} offer={withoutComparison(open.offer)} onClose={onClose} />
  const { offer } = open
  if (open.dialog === 'delete') {
    return (
      <ConfirmDialog
        title={`Delete ${offer.name}?`}
        action="Delete"
        onConfirm={() => remove(offer)}
        onClose={onClose}
      >
        Your debts stay as they are.
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      title={`Accept ${offer.name}?`}
      action="Accept"
      variant="primary"
      onConfirm={() => accept(offer)}
      onClose={onClose}
    >
      {`Do this once the lender has paid. It adds a debt of ${formatAmount(offer.comparison?.owed ?? 0)} and lowers the debts that it pays. You can undo it.`}
    </ConfirmDialog>
  )
}

/** The offer as it is stored. */
function withoutComparison(compared: ComparedOffer | undefined) {
  if (!compared) return undefined
  const { comparison: _, problem: __, ...offer } = compared
  return offer
}
