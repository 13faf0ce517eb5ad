import { DatabaseUnavailable } from '../storage/database-unavailable'

/**
 * The findings of a check. A failure caused by the data, such as a wrong page checksum, is a finding itself; an
 * unavailable database is not.
 *
 * @param subject what is checked, as the beginning of a sentence
 */
export async function orUnreadable(subject: string, check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return [`${subject} cannot be read: ${error instanceof Error ? error.message : String(error)}.`]
  }
}
