import type { useContractForm } from '@solvent/api-client'
import { type Endpoint, liabilityNaming } from '@solvent/contracts'
import {
  AmountField,
  CheckboxField,
  DateField,
  FieldGroup,
  formatAmount,
  Grid,
  Stack,
  TextField,
} from '@solvent/ui'
import { LenderTermsFields } from './lender-terms-fields'
import { hasMinimum } from './lender-terms-values'
import { FrequencyField, LiabilityTypeField } from './liability-choices'
import {
  amountField,
  chosenDebts,
  chosenField,
  chosenValue,
  isChosen,
  type OfferValues,
  type ReplaceableDebt,
} from './offer-values'

type OfferForm = Pick<ReturnType<typeof useContractForm<Endpoint, OfferValues>>, 'bind' | 'values' | 'set'>

interface OfferFieldsProps {
  form: OfferForm
  /** Those that an offer can pay. */
  debts: readonly ReplaceableDebt[]
}

/** What an offer pays, and its terms. */
export function OfferFields({ form, debts }: OfferFieldsProps) {
  const { bind, values } = form
  return (
    <>
      <TextField {...bind('name', 'Lender')} required />
      <ReplacedDebts form={form} debts={debts} />
      <LiabilityTypeField form={form} />
      <Grid minColumn={11}>
        <TextField {...bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />
        {!hasMinimum(values) && (
          <TextField
            {...bind('installments_total', 'Installments')}
            inputMode="numeric"
            hint="Or enter the installment amount."
          />
        )}
        <AmountField {...bind('installment_amount', 'Installment amount (optional)')} />
        <FrequencyField form={form} />
        <DateField {...bind('due_date', 'First due date')} required />
      </Grid>
      <Grid minColumn={11}>
        <TextField
          {...bind('fee_percent', 'Fee (% of what it pays)')}
          inputMode="decimal"
          hint="Added to the new debt."
        />
        <AmountField {...bind('fee_at_least', 'Fee of at least (optional)')} />
        <AmountField
          {...bind('charges', 'Early repayment charge (optional)')}
          hint="What your lenders charge for being paid early."
        />
        <AmountField
          {...bind('settled_for', 'Settled for (optional)')}
          hint="If your lenders accept less than you owe."
        />
      </Grid>
      <LenderTermsFields form={form} />
    </>
  )
}

function ReplacedDebts({ form, debts }: OfferFieldsProps) {
  const { bind, values, set } = form
  const { error } = bind('replaces', 'The debts')
  const chosen = chosenDebts(values, debts)
  const choose = (debt: ReplaceableDebt, checked: boolean) => {
    set(chosenField(debt), chosenValue(checked))
    // Clears what was wrong with the choice.
    set('replaces', '')
  }
  return (
    <FieldGroup label="Which debts does it pay?">
      {debts.map((debt, place) => (
        <Stack key={debt.id} gap={1}>
          <CheckboxField
            label={`${liabilityNaming(debt).name}, ${formatAmount(debt.remaining_amount)}`}
            checked={isChosen(values, debt)}
            onChange={(checked) => choose(debt, checked)}
            error={place === 0 ? error : undefined}
          />
          {isChosen(values, debt) && (
            <AmountField
              {...bind(
                `replaces.${chosen.indexOf(debt)}.amount`,
                `Part of ${liabilityNaming(debt).name} (optional)`,
              )}
              value={values[amountField(debt)] ?? ''}
              onChange={(amount) => set(amountField(debt), amount)}
              hint="Leave empty to pay all of it."
            />
          )}
        </Stack>
      ))}
    </FieldGroup>
  )
}
