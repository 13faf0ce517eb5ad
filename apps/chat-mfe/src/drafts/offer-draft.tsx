import { today, useRead } from '@solvent/api-client'
import { type Liability, listLiabilities, offerFields } from '@solvent/contracts'
import { OfferFields, type OfferValues, offerValues, QueryBoundary, toOfferBody } from '@solvent/screen-kit'
import { DraftForm, type DraftFormProps } from './draft-form'
import { useDraftForm } from './use-draft-form'

/** The draft of an offer to compare. */
export function OfferDraft(props: DraftFormProps) {
  const query = useRead(listLiabilities, {})
  return (
    <QueryBoundary query={query} loading="Loading your debts..." failed="We couldn't load your debts.">
      {({ liabilities }) => (
        <Terms {...props} debts={liabilities.filter(({ is_completed }) => !is_completed)} />
      )}
    </QueryBoundary>
  )
}

function Terms({ debts, ...props }: DraftFormProps & { debts: readonly Liability[] }) {
  const offer = offerFields.safeParse(props.draft.fields).data
  const initial: OfferValues = offerValues(debts, today(), offer)
  const form = useDraftForm(props, initial, (values) => toOfferBody(values, debts), { replaces: true })
  return (
    <DraftForm {...props} form={form}>
      <OfferFields form={form} debts={debts} />
    </DraftForm>
  )
}
