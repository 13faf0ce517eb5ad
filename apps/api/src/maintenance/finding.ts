import { DatabaseUnavailable } from '../storage/database-unavailable'

/**
 * The findings of a check. One that the data stop, such as a page whose checksum is wrong, is a finding itself; a
 * database that is away is none.
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
