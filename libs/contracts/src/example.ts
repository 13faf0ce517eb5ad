import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done } from './fields'

/** Makes an example: an account of its own with the books of an invented person, to look around in. */
export const startExample = endpoint({
  name: 'startExample',
  method: 'POST',
  path: '/api/auth/example',
  access: 'guest',
  response: z.strictObject({ access_token: z.string() }),
})

/** Deletes the example that the caller is in, with everything that was tried out in it. */
export const leaveExample = endpoint({
  name: 'leaveExample',
  method: 'DELETE',
  path: '/api/auth/example',
  access: 'signed-in',
  response: done,
})
