import type { TokenScope } from '@solvent/contracts'

/** What a token of each scope may do, in a few words. */
export const scopeNames: Readonly<Record<TokenScope, string>> = {
  read: 'Read only',
  record: 'Read and record',
  manage: 'Everything but the account',
}
