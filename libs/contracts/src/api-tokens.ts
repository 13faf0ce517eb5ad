import * as z from 'zod/mini'
import { password } from './auth'
import { endpoint } from './endpoint'
import { done, id, idParams, must, requiredText, wholeNumber } from './fields'
import { ALL_SCOPES } from './token-scopes'

export const MAX_API_TOKENS = 20
/** The longest time that a token with an end may last: ten years. */
const MAX_TOKEN_DAYS = 3650

const apiToken = z.strictObject({
  id,
  name: z.string(),
  scope: z.enum(ALL_SCOPES),
  created_at: z.string(),
  /** Null if it lasts until it is revoked. */
  expires_at: z.nullable(z.string()),
  /** Accurate to a minute; null if it was never used. */
  last_used_at: z.nullable(z.string()),
  /** The IPv4 address, or the first half of the IPv6 address. */
  last_used_from: z.nullable(z.string()),
})
export type ApiToken = z.infer<typeof apiToken>

/** Newest first, without expired ones. */
export const listApiTokens = endpoint({
  name: 'listApiTokens',
  method: 'GET',
  path: '/api/tokens',
  access: 'account',
  area: 'access',
  response: z.strictObject({ tokens: z.array(apiToken) }),
})

/** The response is the only one that contains the token. */
export const createApiToken = endpoint({
  name: 'createApiToken',
  method: 'POST',
  path: '/api/tokens',
  access: 'account',
  body: z.strictObject({
    name: requiredText(60),
    scope: z.enum(ALL_SCOPES, must(`one of ${ALL_SCOPES.join(', ')}`)),
    /** Null for a token that lasts until it is revoked. */
    expires_in_days: z.nullable(wholeNumber(1, MAX_TOKEN_DAYS)),
    password,
  }),
  response: z.extend(apiToken, { token: z.string() }),
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

/** Takes effect with the next request. */
export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/tokens/{id}',
  access: 'account',
  params: idParams,
  response: done,
  saves: 'access',
})
