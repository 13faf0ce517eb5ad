import * as z from 'zod/mini'

/** A problem to correct: the field's name in the request and what is wrong with it. */
const fieldError = z.strictObject({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** The body of every error response. */
export const errorBody = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.array(fieldError)),
})
export type ErrorBody = z.infer<typeof errorBody>
