import { randomUUID } from 'node:crypto'
import { type Person, signUp } from '@solvent/api/testing/person'
import { type ExportedData, exportData, getDashboard, importData, listLiabilities } from '@solvent/contracts'
import { addDays } from '@solvent/money'
import { addDebt } from './bookkeeping'

/** Somewhat less than the ten years after which an import is refused. */
const DAYS_AWAY = 3650
const WORTH = 1000

type Frequency = ExportedData['liabilities'][number]['frequency']

/** Somebody whose books were brought from elsewhere, and had been closed there for ten years. */
export class LongAbsent {
  private constructor(
    readonly person: Person,
    private readonly debts: number,
  ) {}

  /** So many equal debts with interest, all of which was last posted ten years ago. */
  static async create(url: string, debts: number, frequency: Frequency): Promise<LongAbsent> {
    const [template, person] = [await signUp(url), await signUp(url)]
    await addDebt(template, WORTH)
    const body = withDebts(await template.answer(exportData), debts, frequency)
    await person.answer(importData, { body })
    return new LongAbsent(person, debts)
  }

  /** Asks for the dashboard until it is there; how long that took in milliseconds, and how often it was asked for. */
  async open(): Promise<{ ms: number; tries: number }> {
    const began = performance.now()
    for (let tries = 1; ; tries += 1) {
      const { status, code } = await this.person.send(getDashboard)
      const ms = performance.now() - began
      if (status === 200) return { ms, tries }
      if (code !== 'unavailable') throw new Error(`The books do not open: ${status} ${code}`)
    }
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
export async function owedOnOne(url: string, frequency: Frequency): Promise<number> {
  const { person } = await LongAbsent.create(url, 1, frequency)
  const { liabilities } = await person.answer(listLiabilities)
  return liabilities[0]?.remaining_amount ?? Number.NaN
}

/** The document with its one debt many times, each with the entry that opened it. */
function withDebts(document: ExportedData, count: number, frequency: Frequency): ExportedData {
  const [debt] = document.liabilities
  const [entry] = document.entries
  if (!debt || !entry) throw new Error('The document has no debt')
  const day = addDays(document.exported_at.slice(0, 10), -DAYS_AWAY)
  const ids = Array.from({ length: count }, () => ({ debt: randomUUID(), entry: randomUUID() }))
  return {
    ...document,
    liabilities: ids.map((id) => ({
      ...debt,
      id: id.debt,
      frequency,
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
