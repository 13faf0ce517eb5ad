import type { useContractForm } from '@solvent/api-client'
import type { Endpoint } from '@solvent/contracts'
import type { LiabilityValues } from './liability-values'

/** The part of the form that the fields of a liability need. */
export type LiabilityForm = Pick<
  ReturnType<typeof useContractForm<Endpoint, LiabilityValues>>,
  'bind' | 'values' | 'set'
>
