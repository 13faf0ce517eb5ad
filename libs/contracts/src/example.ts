import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done } from './fields'

/** Creates an example account with the data of an invented person, to try the app. */
export const startExample = endpoint({
  name: 'startExample',
  method: 'POST',
  path: '/api/auth/example',
  access: 'guest',
  response: z.strictObject({ access_token: z.string() }),
})

/** Deletes the caller's example account and everything in it. */
export const leaveExample = endpoint({
  name: 'leaveExample',
  method: 'DELETE',
  path: '/api/auth/example',
  access: 'account',
  response: done,
})
