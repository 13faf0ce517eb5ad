import type { useContractForm } from '@solvent/api-client'
import type { RecurringValues } from './recurring-values'

/** The part of the form that its fields need. */
export type RecurringForm = Pick<
  ReturnType<typeof useContractForm<never, RecurringValues>>,
  'values' | 'bind' | 'set'
>
