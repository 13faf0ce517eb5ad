import type { useContractForm } from '@solvent/api-client'
import type { Endpoint } from '@solvent/contracts'
import type { LiabilityValues } from './liability-values'

/** What the fields of a liability need of their form. */
export type LiabilityForm = Pick<
  ReturnType<typeof useContractForm<Endpoint, LiabilityValues>>,
  'bind' | 'values' | 'set'
>
