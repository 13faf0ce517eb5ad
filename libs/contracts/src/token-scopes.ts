/** What an API token may do, from the least to the most. Each scope includes those before it. */
export const TOKEN_SCOPES = ['read', 'record', 'manage'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Whether a token of this scope may make a call that needs `needed`; never for the account's own calls. */
export function coversScope(scope: TokenScope, needed: TokenScope | 'account'): boolean {
  return needed !== 'account' && TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed)
}
