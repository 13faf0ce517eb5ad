/** What an API token may do, from the least to the most. Each scope includes those before it. */
export const TOKEN_SCOPES = ['read', 'record', 'manage'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** All scopes. A `calendar` token is part of the address of a calendar, and makes no other call. */
export const ALL_SCOPES = [...TOKEN_SCOPES, 'calendar'] as const
export type AnyScope = (typeof ALL_SCOPES)[number]

/** Whether a token of this scope may make a call that needs `needed`; never for the account's own calls. */
export function coversScope(scope: AnyScope, needed: TokenScope | 'account'): boolean {
  if (scope === 'calendar' || needed === 'account') return false
  return TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed)
}
