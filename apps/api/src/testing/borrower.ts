import { Conversation, saveApiKey } from '@solvent/api-testing/conversation'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { ScriptedProvider } from '@solvent/api-testing/scripted-provider'
import {
  addAsset,
  addLiability,
  getProfile,
  listAssets,
  listEntries,
  listLiabilities,
} from '@solvent/contracts'
import type { Setting } from './setting'

/** A person with an open conversation with the assistant. */
export interface Borrower {
  person: Person
  chat: Conversation
}

/** A person with an API key, 500.00 in cash, 6,200.55 saved, 4,000 a month, and 3,600.00 owed on a car. */
export async function newBorrower(setting: Setting): Promise<Borrower> {
  const person = await setting.newPerson()
  await saveApiKey(person)
  await person.answer(addAsset, { body: cash(500) })
  await person.answer(addAsset, { body: cash(6200.55, { asset_type: 'Savings Account' }) })
  await person.answer(addLiability, { body: carLoan({ liability_amount: 3600, due_date: '2026-03-20' }) })
  return { person, chat: await Conversation.begin(person) }
}

/** Everything the assistant could change. */
export async function booksOf(person: Person) {
  const [assets, liabilities, entries, profile] = await Promise.all([
    person.answer(listAssets),
    person.answer(listLiabilities),
    person.answer(listEntries, { query: { limit: '200' } }),
    person.answer(getProfile),
  ])
  return { ...assets, ...liabilities, entries: entries.entries, profile }
}

/** Points the test file's server at a scripted provider. */
export function useProvider(setting: Setting): { readonly provider: ScriptedProvider } {
  let provider: ScriptedProvider | undefined
  beforeAll(async () => {
    provider = await ScriptedProvider.start()
    setting.server.ai.baseUrl = provider.baseUrl
  })
  afterAll(() => provider?.stop())
  return {
    get provider() {
      if (!provider) throw new Error('The provider runs inside tests only')
      return provider
    },
  }
}
