import type { AnyScope } from '@solvent/contracts'

/** What a token of each scope may do, in a few words. */
export const scopeNames: Readonly<Record<AnyScope, string>> = {
  read: 'Read only',
  record: 'Read and record',
  manage: 'Everything but the account',
  calendar: 'Due dates for a calendar',
}
