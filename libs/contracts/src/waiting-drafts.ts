import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const waitingDrafts = z.strictObject({
  /** The name of the program's token, which is that of its conversation. */
  program: z.string(),
  count: z.number(),
})
export type WaitingDrafts = z.infer<typeof waitingDrafts>

/** What programs have proposed and the person has not answered; the program with the newest draft first. */
export const listWaitingDrafts = endpoint({
  name: 'listWaitingDrafts',
  method: 'GET',
  path: '/api/chat/drafts',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ programs: z.array(waitingDrafts) }),
})
