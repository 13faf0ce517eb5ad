import type { Person } from '@solvent/api-testing/person'
import { getBooksCheck, type Liability, listEntries, listLiabilities, undoEntry } from '@solvent/contracts'

/** The liability of a person who has one. */
export async function onlyLiability(person: Person): Promise<Liability> {
  const { liabilities } = await person.answer(listLiabilities)
  const [liability] = liabilities
  if (!liability || liabilities.length > 1) throw new Error('There is not one liability')
  return liability
}

/** Undoes the newest entry of a kind that is not undone yet. */
export async function undoNewest(person: Person, kind: string): Promise<void> {
  const { entries } = await person.answer(listEntries, { query: { kind } })
  const newest = entries.find(({ reversed_by }) => reversed_by === null)
  await person.answer(undoEntry, { params: { id: newest?.id ?? '' } })
}

export async function expectSoundBooks(person: Person): Promise<void> {
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
}
