import * as z from 'zod/mini'
import { password } from './auth'
import { endpoint } from './endpoint'
import { must } from './fields'
import { TOKEN_SCOPES } from './token-scopes'

/** The query of the address that a program opened, as it stands there. */
const request = z.string().check(z.maxLength(3000, 'The address is too long.'))

const scope = z.enum(TOKEN_SCOPES, must(`one of ${TOKEN_SCOPES.join(', ')}`))

/** What a program asks for that opened the page with a request for authorization (OAuth 2.1). */
export const readAccessRequest = endpoint({
  name: 'readAccessRequest',
  method: 'GET',
  path: '/api/access-request',
  access: 'account',
  query: z.strictObject({ request }),
  response: z.strictObject({
    /** As the program calls itself. */
    name: z.string(),
    /** The site that receives the access; null for a program on the person's device. */
    site: z.nullable(z.string()),
    /** What the person may allow, from the least to the most; empty if the request is invalid. */
    scopes: z.array(scope),
    /** Where to go if the person refuses or the request is invalid. */
    refused_url: z.string(),
  }),
})

/** Allows a program to use the account. */
export const allowAccess = endpoint({
  name: 'allowAccess',
  method: 'POST',
  path: '/api/access-request',
  access: 'account',
  body: z.strictObject({ request, scope, password }),
  response: z.strictObject({
    /** The program's address with the code, which it exchanges for tokens. */
    url: z.string(),
  }),
  hasSecret: true,
  needsFactor: true,
})
