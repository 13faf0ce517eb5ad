import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

/**
 * Whether what is shown may be the answer to a former question, which stays until the new one is answered.
 *
 * @param asked names the question
 */
export function useIsBefore({ fetching }: Pick<QueryState<unknown>, 'fetching'>, asked: string): boolean {
  const [answered, setAnswered] = useState<string | null>(null)
  if (!fetching && answered !== asked) setAnswered(asked)
  return fetching && answered !== asked
}
