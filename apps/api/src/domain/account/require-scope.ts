import { type AnyScope, coversScope, type TokenScope } from '@solvent/contracts'
import { DomainError } from '../domain-error'

/** @throws DomainError `insufficient_scope`, which names the scope that is needed */
export function requireScope(scope: AnyScope, needed: TokenScope | 'account'): void {
  if (coversScope(scope, needed)) return
  const message =
    needed === 'account'
      ? 'No API token may do this. Log in to Solvent instead.'
      : `This needs an API token with the scope "${needed}". This token has "${scope}".`
  throw new DomainError('insufficient_scope', message)
}
