import { type Entry, listEntries, type ResponseOf } from '@solvent/contracts'
import type { Person } from './person'

/** All entries of a person, newest first. */
export async function allEntries(person: Person): Promise<Entry[]> {
  const found: Entry[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query: Record<string, string> = { limit: '200', ...(after && { after }) }
    const page: ResponseOf<typeof listEntries> = await person.answer(listEntries, { query })
    found.push(...page.entries)
    after = page.next
  }
  return found
}
