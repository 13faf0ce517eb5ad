import { type Person, signUp } from '@solvent/api-testing/person'
import { type BooksCheck, type ExportedData, exportData, getBooksCheck, importData } from '@solvent/contracts'
import type { Setting } from './setting'
import { enterWholeBooks, LAST_DAY } from './whole-books'

/** Makes people whose books a test may damage: nobody compares their balances after it. */
export function useWholeBooks(setting: Setting): () => Promise<Person> {
  let whole: ExportedData
  beforeAll(async () => {
    const maker = await signUp(setting.server.url)
    await enterWholeBooks(maker, setting.server.clock)
    whole = await maker.answer(exportData)
  })
  beforeEach(() => {
    setting.server.clock.date = LAST_DAY
  })
  return async () => {
    const person = await signUp(setting.server.url)
    await person.answer(importData, { body: whole })
    return person
  }
}

/** Changes rows behind the back of the app; the person is $1. */
export function damage({ server }: Setting, person: Person, statements: readonly string[]): Promise<void> {
  return server.db.asOwner(async (owner) => {
    for (const statement of statements) await owner.query(statement, [person.userId])
  })
}

/** What the check says of the person's books, each sentence behind its rule. */
export async function saidOf(person: Person): Promise<string[]> {
  const { differences }: BooksCheck = await person.answer(getBooksCheck)
  return differences.map(({ rule, what }) => `${rule}: ${what}`)
}

/** Of the asset. */
export const IS_SAFE = `description = 'Safe'`
/** The id of an asset by its name or type. */
export const asset = (name: string) =>
  `(select asset_id from assets where user_id = $1 and (description = '${name}' or asset_type = '${name}'))`
export const debt = (name: string) =>
  `(select liability_id from liabilities where user_id = $1 and description = '${name}')`
/** The first entry of a kind and a day on an asset or debt. */
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

/** The balance of a debt as its entries sum up, so that nothing but the damage is wrong. */
export function sumUp(name: string): string {
  const sum = `select sum(change_minor) from journal_lines where user_id = $1 and account_id = liability_id`
  return change('liabilities', `remaining_minor = (${sum})`, `description = '${name}'`)
}
