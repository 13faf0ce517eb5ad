import { TOKEN_SCOPES, type TokenScope } from '@solvent/contracts'
import { DomainError } from '../domain-error'
import { isRegistered, withParameters } from './redirect-address'
import { findProgram, type RegisteredProgram } from './registered-program'

/** An S256 challenge: the base64url form of 32 bytes (RFC 7636, 4.2). */
const CHALLENGE = /^[\w-]{43}$/

/** A request for authorization (OAuth 2.1, 4.1.1), whose program and address are known. */
export interface AccessRequest {
  program: RegisteredProgram
  redirectUri: string
  challenge: string
  /** What the program asks for, from the least to the most. */
  scopes: TokenScope[]
  /** The program's address with an answer. */
  answer(parameters: Readonly<Record<string, string>>): string
  /** An error code of OAuth; null if the request is valid. */
  error: string | null
}

/**
 * Reads the query of an authorization address.
 *
 * @param origin of this server
 * @throws DomainError `invalid_request` if the program or its address is not registered, so that nothing leads there
 */
export function readQuery(key: Buffer, query: string, origin: string): AccessRequest {
  const parameters = new URLSearchParams(query)
  const program = findProgram(key, parameters.get('client_id') ?? '')
  if (!program) {
    throw new DomainError('invalid_request', 'We do not know this program. Start again from the program.')
  }
  const redirectUri = parameters.get('redirect_uri') ?? ''
  if (!isRegistered(redirectUri, program.redirectUris)) {
    throw new DomainError(
      'invalid_request',
      'This program asks for an answer at an address that it has not registered, so we stopped. Start again from the program.',
    )
  }
  const state = parameters.get('state') ?? undefined
  return {
    program,
    redirectUri,
    challenge: parameters.get('code_challenge') ?? '',
    scopes: scopesOf(parameters.get('scope')),
    // The issuer lets a program that uses several servers tell their answers apart (RFC 9207).
    answer: (answer) => withParameters(redirectUri, { ...answer, state, iss: origin }),
    error: errorOf(parameters, origin),
  }
}

function errorOf(parameters: URLSearchParams, origin: string): string | null {
  if (parameters.get('response_type') !== 'code') return 'unsupported_response_type'
  if (parameters.get('code_challenge_method') !== 'S256') return 'invalid_request'
  if (!CHALLENGE.test(parameters.get('code_challenge') ?? '')) return 'invalid_request'
  if (scopesOf(parameters.get('scope')).length === 0) return 'invalid_scope'
  const resources = parameters.getAll('resource')
  return resources.every((resource) => isOurs(resource, origin)) ? null : 'invalid_target'
}

/** The scopes up to the highest one asked for; all of them if the program does not say. */
function scopesOf(asked: string | null): TokenScope[] {
  if (!asked) return [...TOKEN_SCOPES]
  const names = asked.split(' ')
  return TOKEN_SCOPES.slice(0, TOKEN_SCOPES.findLastIndex((scope) => names.includes(scope)) + 1)
}

/** Whether a token is for this server (RFC 8707). */
function isOurs(resource: string, origin: string): boolean {
  return URL.canParse(resource) && new URL(resource).origin === origin
}
