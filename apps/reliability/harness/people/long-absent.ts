import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { type ExportedData, exportData, getDashboard, importData, listLiabilities } from '@solvent/contracts'
import { addDebt } from './bookkeeping'

/** Somewhat less than the ten years after which an import is refused. */
const DAYS_AWAY = 3650
const DAY_MS = 24 * 60 * 60 * 1000
const WORTH = 1000
/** A refusal says when to come again. */
const PAUSE_MS = 1000
const GIVE_UP_MS = 60_000

/** Somebody whose books were brought from elsewhere, and had been closed there for ten years. */
export class LongAbsent {
  private constructor(
    readonly person: Person,
    private readonly debts: number,
  ) {}

  /** So many equal monthly debts with interest, all of which was last posted ten years ago. */
  static async create(url: string, debts: number): Promise<LongAbsent> {
    const [template, person] = [await signUp(url), await signUp(url)]
    await addDebt(template, WORTH)
    const body = withDebts(await template.answer(exportData), debts)
    await person.answer(importData, { body })
    return new LongAbsent(person, debts)
  }

  /** Asks for the dashboard until it is there; how long that took in milliseconds. */
  async open(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const ms = performance.now() - began
      const { status, code } = await this.person.send(getDashboard)
      if (status === 200) return performance.now() - began
      if (code !== 'unavailable') throw new Error(`The books do not open: ${status} ${code}`)
      if (ms > GIVE_UP_MS) return ms
      await sleep(PAUSE_MS)
    }
  }

  /** Asks for the dashboard and goes away after so many milliseconds, whether it is there or not. */
  async lookAndLeave(timeoutMs: number): Promise<void> {
    await this.person.send(getDashboard, { timeoutMs })
  }

  /** What is wrong in books that have been opened: equal debts have cost the same, each date once. */
  async differences(owed: number): Promise<string[]> {
    const { liabilities } = await this.person.answer(listLiabilities)
    const wrong = liabilities.filter(({ remaining_amount: remaining }) => remaining !== owed)
    return [
      ...(liabilities.length === this.debts ? [] : [`${liabilities.length} debts, not ${this.debts}`]),
      ...wrong.map(({ remaining_amount: remaining }) => `${remaining} owed on a debt, not ${owed}`),
    ]
  }
}

/** What one debt of somebody like that comes to, posted in one go. */
export async function owedOnOne(url: string): Promise<number> {
  const { person } = await LongAbsent.create(url, 1)
  const { liabilities } = await person.answer(listLiabilities)
  return liabilities[0]?.remaining_amount ?? Number.NaN
}

/** The document with its one debt many times, each with the entry that opened it. */
function withDebts(document: ExportedData, count: number): ExportedData {
  const [debt] = document.liabilities
  const [entry] = document.entries
  if (!debt || !entry) throw new Error('The document has no debt')
  const day = new Date(Date.parse(document.exported_at) - DAYS_AWAY * DAY_MS).toISOString().slice(0, 10)
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
