import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getDashboard, listLiabilities } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import { addDebt } from './bookkeeping'

/** Just under ten years, the oldest that an import accepts. */
const DAYS_DORMANT = 3650
const DAY_MS = 24 * 60 * 60 * 1000
const DEBT_AMOUNT = 1000
/** Pause before a retry. */
const PAUSE_MS = 1000
const TIMEOUT_MS = 60_000

/** A person with imported books that nothing was posted to for ten years. */
export class DormantAccount {
  private constructor(
    readonly person: Person,
    private readonly debts: number,
  ) {}

  /** Creates this many equal monthly debts with interest that was last posted ten years ago. */
  static async create(url: string, debts: number): Promise<DormantAccount> {
    const [template, person] = [await signUp(url), await signUp(url)]
    await addDebt(template, DEBT_AMOUNT)
    const body = withDebts(await template.answer(exportData), debts)
    await person.answer(importData, { body })
    return new DormantAccount(person, debts)
  }

  /**
   * Requests the dashboard as a page does, which shows the figures of then; resolves to the milliseconds it took, or to
   * those of a minute if it was refused.
   */
  async openPage(): Promise<number> {
    const began = performance.now()
    const { status } = await this.person.send(getDashboard, { waitSeconds: 1 })
    return status === 200 ? performance.now() - began : TIMEOUT_MS
  }

  /** Requests the dashboard until it shows today's figures; resolves to the milliseconds that took. */
  async open(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const ms = performance.now() - began
      const { status, code } = await this.person.send(getDashboard)
      if (status === 200) return performance.now() - began
      if (code !== 'unavailable') throw new Error(`The books do not open: ${status} ${code}`)
      if (ms > TIMEOUT_MS) return ms
      await sleep(PAUSE_MS)
    }
  }

  /** Requests the dashboard and aborts after `timeoutMs`. */
  async openAndAbort(timeoutMs: number): Promise<void> {
    await this.person.send(getDashboard, { timeoutMs })
  }

  /** The problems in the opened books: every debt must have the same balance, with each date posted once. */
  async differences(owed: number): Promise<string[]> {
    const { liabilities } = await this.person.answer(listLiabilities)
    const wrong = liabilities.filter(({ remaining_amount: remaining }) => remaining !== owed)
    return [
      ...(liabilities.length === this.debts ? [] : [`${liabilities.length} debts, not ${this.debts}`]),
      ...wrong.map(({ remaining_amount: remaining }) => `${remaining} owed on a debt, not ${owed}`),
    ]
  }
}

/** The balance of one such debt after all its interest is posted. */
export async function balanceOfOneDebt(url: string): Promise<number> {
  const { person } = await DormantAccount.create(url, 1)
  const { liabilities } = await person.answer(listLiabilities)
  return liabilities[0]?.remaining_amount ?? Number.NaN
}

/** Copies the one debt of an export, with the entry that opened it, `count` times. */
function withDebts(document: ExportedData, count: number): ExportedData {
  const [debt] = document.liabilities
  const [entry] = document.entries
  if (!debt || !entry) throw new Error('The document has no debt')
  const day = new Date(Date.parse(document.exported_at) - DAYS_DORMANT * DAY_MS).toISOString().slice(0, 10)
  const ids = Array.from({ length: count }, () => ({ debt: randomUUID(), entry: randomUUID() }))
  return {
    ...document,
    liabilities: ids.map((id) => ({
      ...debt,
      id: id.debt,
      due_date: day,
      interest_rate: 5,
      interest_posted_through: day,
    })),
    entries: ids.map((id) => ({ ...entry, id: id.entry, occurred_on: day })),
    changes: ids.flatMap((id) =>
      document.changes.map((change) => ({ ...change, entry_id: id.entry, account_id: id.debt })),
    ),
    images: ids.flatMap((id) =>
      document.images.map((image) => ({ ...image, entry_id: id.entry, subject_id: id.debt })),
    ),
  }
}
