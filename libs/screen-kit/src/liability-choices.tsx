import { SelectField } from '@solvent/ui'
import { FREQUENCY_OPTIONS } from './frequency-labels'
import type { LiabilityForm } from './liability-form'
import { useLiabilityTypes } from './use-liability-types'

interface ChoiceProps {
  form: LiabilityForm
}

/** Chooses the type of a liability. */
export function LiabilityTypeField({ form: { bind } }: ChoiceProps) {
  const type = bind('liability_type', 'Liability type')
  const types = useLiabilityTypes(type.value)
  return <SelectField {...type} options={types} placeholder="Choose a type" required />
}

/** Chooses how often an instalment falls due. */
export function FrequencyField({ form: { bind } }: ChoiceProps) {
  return <SelectField {...bind('frequency', 'Frequency')} options={FREQUENCY_OPTIONS} required />
}
