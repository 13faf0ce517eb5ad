import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, id, idParams } from './fields'
import { categoryKind, categoryName } from './own-categories'

/** The maximum number of learned words per person; the oldest go. */
export const MAX_LEARNED_WORDS = 200

const learnedWord = z.strictObject({
  id,
  /** One or several words, in lower case and without accents. */
  words: z.string(),
  kind: categoryKind,
  /** Null if only the account was corrected. */
  category: z.nullable(categoryName),
  /** The type or description of an asset; null if only the category was corrected. */
  account: z.nullable(z.string()),
})
export type LearnedWord = z.infer<typeof learnedWord>

/** What the assistant has learned from the person's corrections. Newest first. */
export const listLearnedWords = endpoint({
  name: 'listLearnedWords',
  method: 'GET',
  path: '/api/learned-words',
  access: 'read',
  // Every save makes this area stale, and any save may teach words.
  area: 'dashboard',
  response: z.strictObject({ words: z.array(learnedWord) }),
})

/** The entries with these words stay as they are. */
export const deleteLearnedWord = endpoint({
  name: 'deleteLearnedWord',
  method: 'DELETE',
  path: '/api/learned-words/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'users',
})
