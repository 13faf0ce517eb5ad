import * as z from 'zod/mini'
import { recordedEntries } from './chat-cards'
import { endpoint } from './endpoint'
import { limitNotice } from './entries'
import { done, idParams } from './fields'

/** Saves a draft, unchanged or with the person's edits. A draft is saved at most once, even if this is called again. */
export const confirmDraft = endpoint({
  name: 'confirmDraft',
  method: 'POST',
  path: '/api/chat/drafts/{id}/confirm',
  access: 'manage',
  params: idParams,
  body: z.strictObject({
    /** All fields of the draft's kind; defaults to the draft's fields. */
    fields: z.optional(z.record(z.string(), z.unknown())),
  }),
  response: z.strictObject({
    /** What was saved, such as `expenses`. */
    table: z.string(),
    entries: recordedEntries,
    ...limitNotice.shape,
  }),
})

export const cancelDraft = endpoint({
  name: 'cancelDraft',
  method: 'DELETE',
  path: '/api/chat/drafts/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  // The dashboard counts the drafts of programs.
  saves: 'users',
})
