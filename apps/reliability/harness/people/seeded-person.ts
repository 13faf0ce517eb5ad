import { PIXEL } from '@solvent/api-testing/examples'
import { PASSWORD, type Person, signUp } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import type { ExportedData } from '@solvent/contracts/transfer'
import { addCash, addDebt } from './bookkeeping'

/** A person with one of everything, and a valid body for every call. */
export class SeededPerson {
  private constructor(
    readonly person: Person,
    /** One id per kind; the key is the path segment after `/api/`. */
    readonly ids: Readonly<Record<string, string>>,
    readonly bodies: Readonly<Record<string, Record<string, unknown>>>,
  ) {}

  static async create(url: string): Promise<SeededPerson> {
    const person = await signUp(url)
    const asset = await addCash(person, 2000)
    const liability = await addDebt(person, 1200)
    const expected = await person.answer(contracts.addTentativeAsset, { body: BONUS })
    const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Plan' } })
    const { entries } = await person.answer(contracts.listEntries)
    const ids = {
      assets: asset,
      liabilities: liability,
      'tentative-assets': expected.id,
      sessions: session_id,
      entries: entries[0]?.id ?? '',
    }
    return new SeededPerson(person, ids, bodiesFor(session_id, await person.answer(contracts.exportData)))
  }

  /** The call's path with the person's own id, or with another one. */
  pathOf({ path }: Endpoint, id = this.ids[path.split('/')[2] ?? ''] ?? ''): string {
    return path.replace('{id}', id).replace('{format}', 'json').replace('{table}', 'assets')
  }

  /** All of the person's data as text, to detect changes. */
  async state(): Promise<string> {
    const { exported_at: _, ...books } = await this.person.answer(contracts.exportData)
    return JSON.stringify([books, await this.person.answer(contracts.getProfile)])
  }
}

const BONUS = { asset_type: 'Bonus', asset_amount: 500.5, expected_date: '2026-12-01', confidence: 80 }
const CASH = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-15', asset_description: 'x' }
const TERMS = {
  liability_type: 'Loan',
  installments_total: 12,
  frequency: 'monthly',
  due_date: '2027-01-31',
  priority_score: 50,
  interest_rate: 0,
  description: 'x',
}

function bodiesFor(sessionId: string, books: ExportedData): SeededPerson['bodies'] {
  const email = 'unknown@example.com'
  return {
    addAsset: { ...CASH, account: 'x', is_liquid: true },
    updateAsset: CASH,
    addTentativeAsset: BONUS,
    updateTentativeAsset: BONUS,
    receiveTentativeAsset: { asset_value: 1, date_received: '2026-05-01' },
    addLiability: { ...TERMS, liability_amount: 1200 },
    updateLiability: { ...TERMS, total_amount: 1300 },
    payLiability: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 1 },
    updateProfile: { name: 'Ada', monthly_income: 10, currency_preference: 'GBP', selected_model: 'm' },
    changeEntry: { category: 'Groceries', note: 'x' },
    attachReceipt: { picture: PIXEL },
    createSession: { title: 'Plan' },
    renameSession: { title: 'Savings' },
    confirmDraft: {},
    sendChat: { session_id: sessionId, message: 'Hello' },
    importData: { ...books },
    register: { username: 'u', email, password: PASSWORD, name: 'U' },
    login: { email, password: PASSWORD },
    resetPassword: { email, secret_key: 'ABCDEFGHJKLM', new_password: PASSWORD },
    getSecretKey: { password: PASSWORD },
    changePassword: { password: PASSWORD, new_password: `${PASSWORD}-2` },
    renewSecretKey: { password: PASSWORD },
    deleteAccount: { password: PASSWORD },
  }
}
