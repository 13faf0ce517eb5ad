import { DomainError } from '../domain-error'

/** A longer result is shortened. */
const MAX_RESULT_LENGTH = 20_000

/** What a tool read, or the refusal as its result. */
export async function resultOrRefusal(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DomainError) return { error: error.message }
    throw error
  }
}

/** What is wrong with the arguments of a call, in words. */
export function problemsOf({
  issues,
}: {
  issues: readonly { path: PropertyKey[]; message: string }[]
}): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`).join('; ')
}

export function shortened(text: string): string {
  return text.length > MAX_RESULT_LENGTH ? `${text.slice(0, MAX_RESULT_LENGTH)}...` : text
}
