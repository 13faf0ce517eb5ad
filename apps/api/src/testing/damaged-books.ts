import { type Person, signUp } from '@solvent/api-testing/person'
import { type BooksCheck, getBooksCheck } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { enterCompleteBooks, LAST_DAY } from './complete-books'
import type { Setting } from './setting'

/** Creates people whose books a test may damage: they are left out of the balance check after each test. */
export function useCompleteBooks(setting: Setting): () => Promise<Person> {
  let data: ExportedData
  beforeAll(async () => {
    const maker = await signUp(setting.server.url)
    await enterCompleteBooks(maker, setting.server.clock)
    data = await maker.answer(exportData)
  })
  beforeEach(() => {
    setting.server.clock.date = LAST_DAY
  })
  return async () => {
    const person = await signUp(setting.server.url)
    await person.answer(importData, { body: data })
    return person
  }
}

/** Changes rows directly in the database; $1 is the person's id. */
export function damage({ server }: Setting, person: Person, statements: readonly string[]): Promise<void> {
  return server.db.asOwner(async (owner) => {
    for (const statement of statements) await owner.query(statement, [person.userId])
  })
}

/** The differences that the check finds in the person's books, as `rule: sentence`. */
export async function differencesOf(person: Person): Promise<string[]> {
  const { differences }: BooksCheck = await person.answer(getBooksCheck)
  return differences.map(({ rule, what }) => `${rule}: ${what}`)
}

/** Matches the asset "Safe". */
export const IS_SAFE = `description = 'Safe'`
/** The id of an asset by its name or type. */
export const asset = (name: string) =>
  `(select asset_id from assets where user_id = $1 and (description = '${name}' or asset_type = '${name}'))`
export const debt = (name: string) =>
  `(select liability_id from liabilities where user_id = $1 and description = '${name}')`
/** The first entry of a kind on an asset or debt on a day, given as `MM-DD`. */
export const entry = (kind: string, day: string, account: string) =>
  `(select entry_id from journal_entries join journal_lines using (user_id, entry_id)
    where user_id = $1 and kind = '${kind}' and occurred_on = '2026-${day}' and account_id = ${account}
    order by entry_id limit 1)`

export function change(table: string, set: string, where: string): string {
  return `update ${table} set ${set} where user_id = $1 and ${where}`
}

export function remove(table: string, where: string): string {
  return `delete from ${table} where user_id = $1 and ${where}`
}

/** Sets a debt's balance to the sum of its entries, so that only the intended damage remains. */
export function recomputeBalance(name: string): string {
  const sum = `select sum(change_minor) from journal_lines where user_id = $1 and account_id = liability_id`
  return change('liabilities', `remaining_minor = (${sum})`, `description = '${name}'`)
}
