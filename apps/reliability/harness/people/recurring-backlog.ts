import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Person, signUp } from '@solvent/api-testing/person'
import { addRecurring, listAssets } from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import type { Sql } from '../app/sql'
import { toMajor, toMinor } from './amounts'
import { findBookErrors } from './book-errors'
import { addCash, assetBalance } from './bookkeeping'

const YEARS_AWAY = 3
const DAY_MS = 24 * 60 * 60 * 1000
const OPENING = 100_000_000n
const ASKS_EVERY = 8
/** Pause before a retry. */
const PAUSE_MS = 200
const OPEN_TIMEOUT_MS = 300_000

type RecurringRow = ExportedData['recurring'][number]

/** A recurring entry and the days on which it must be recorded, or asked for. */
interface Rule {
  row: RecurringRow
  days: string[]
}

/** What the database holds of a recurring entry. */
interface Progress {
  name: string
  /** Null after its last day. */
  nextOn: string | null
  /** The number of entries and of occurrences that wait. */
  recorded: number
}

/** A person who returns after three years, with recurring entries on every day of the week and of the month. */
export class RecurringBacklog {
  private constructor(
    private readonly person: Person,
    private readonly rules: readonly Rule[],
  ) {}

  /** Imports books with this many recurring entries. They end yesterday, so that midnight adds no occurrence. */
  static async create(url: string, count: number): Promise<RecurringBacklog> {
    const [template, person] = [await signUp(url), await signUp(url)]
    await addCash(template, Number(toMajor(OPENING)))
    await addCash(template, Number(toMajor(OPENING)), 'Savings Account')
    const document = await withRecurring(template)
    const rules = rulesOf(document, count)
    const first = startOf(document)
    await person.answer(importData, {
      body: {
        ...document,
        entries: document.entries.map((entry) => ({ ...entry, occurred_on: first })),
        recurring: rules.map(({ row }) => row),
      },
    })
    return new RecurringBacklog(person, rules)
  }

  /** The number of occurrences to record or ask for. */
  get total(): number {
    return this.rules.reduce((sum, { days }) => sum + days.length, 0)
  }

  /** Opens the books on a server, giving up after `timeoutMs`. */
  async visit(url: string, timeoutMs: number): Promise<void> {
    await this.#on(url).send(listAssets, { timeoutMs })
  }

  /** Opens the books on a server until everything is recorded. */
  async open(url: string): Promise<void> {
    const began = performance.now()
    for (;;) {
      const { status, code } = await this.#on(url).send(listAssets)
      if (status === 200) return
      if (code !== 'unavailable' || performance.now() - began > OPEN_TIMEOUT_MS)
        throw new Error(`The books do not open: ${status} ${code}`)
      await sleep(PAUSE_MS)
    }
  }

  /** How many occurrences are recorded, and what differs from the days that each recurring entry has behind it. */
  async progress(sql: Sql): Promise<{ recorded: number; wrong: string[] }> {
    const found = new Map((await progressOf(sql, this.person.userId)).map((row) => [row.name, row]))
    const wrong = this.rules.flatMap(({ row: { name }, days }) => {
      const { nextOn, recorded } = found.get(name) ?? { nextOn: null, recorded: 0 }
      const behind = days.filter((day) => nextOn === null || day < nextOn).length
      return behind === recorded ? [] : [`${name}: ${recorded} recorded before ${nextOn}, not ${behind}`]
    })
    return { recorded: [...found.values()].reduce((sum, { recorded }) => sum + recorded, 0), wrong }
  }

  /** The differences of the opened books: each occurrence once, on its day, and balances that are the sums. */
  async differences(url: string): Promise<string[]> {
    const person = this.#on(url)
    const books = await person.answer(exportData)
    const wrong = this.rules.flatMap(({ row, days }) => {
      const found = daysIn(books, row)
      const other = days.find((day, n) => found[n] !== day) ?? found[days.length]
      return other === undefined ? [] : [`${row.name}: ${found.length} of ${days.length}, first on ${other}`]
    })
    for (const account of ['Cash', 'Savings Account']) {
      const [held, due] = [await assetBalance(person, account), this.#expected(account)]
      if (held !== due) wrong.push(`${account} is ${held}, not ${due}`)
    }
    return [...wrong, ...(await findBookErrors(person))]
  }

  #expected(account: string): bigint {
    return this.rules
      .map(({ row, days }) => effectOn(account, row) * BigInt(days.length))
      .reduce((sum, change) => sum + change, OPENING)
  }

  #on(url: string): Person {
    const { email, token, secretKey, address } = this.person
    return new Person(url, email, token, secretKey, address)
  }
}

/** The person's books with one recurring entry, whose first day is still to come. */
async function withRecurring(person: Person): Promise<ExportedData> {
  const { exported_at } = await person.answer(exportData)
  await person.answer(addRecurring, {
    body: {
      kind: 'expense',
      name: 'Rent',
      amount: 1,
      account: 'Cash',
      category: 'Housing',
      unit: 'week',
      every: 1,
      starts_on: toDay(Date.parse(exported_at) + 7 * DAY_MS),
      ends_on: null,
      automatic: true,
    },
  })
  return person.answer(exportData)
}

function rulesOf(document: ExportedData, count: number): Rule[] {
  const [template] = document.recurring
  if (!template) throw new Error('The document has no recurring entry')
  const first = Date.parse(startOf(document))
  const ends_on = toDay(Date.parse(document.exported_at) - DAY_MS)
  return Array.from({ length: count }, (_, n) => {
    const starts_on = toDay(first + n * DAY_MS)
    const shared = { ...template, id: randomUUID(), name: `Rule ${n}`, amount: toMajor(101 + n) }
    const row = { ...shared, ...variant(n), starts_on, ends_on, next_on: starts_on }
    return { row, days: daysOf(row) }
  })
}

/** Most are weekly bills; some are monthly, income or transfers, and some ask. */
function variant(n: number): Partial<RecurringRow> {
  const monthly = n % 3 === 2 ? ({ unit: 'month' } as const) : {}
  const automatic = n % ASKS_EVERY !== ASKS_EVERY - 1
  if (n % 5 === 1) return { ...monthly, automatic, kind: 'income', category: 'Salary' }
  if (n % 5 !== 3) return { ...monthly, automatic }
  return { ...monthly, automatic, kind: 'transfer', category: null, to_account: 'Savings Account' }
}

/** The days of a recurring entry, found by walking through all days. */
function daysOf({ unit, starts_on, ends_on }: RecurringRow): string[] {
  const first = new Date(starts_on)
  const days: string[] = []
  for (let time = first.getTime(); toDay(time) <= (ends_on ?? starts_on); time += DAY_MS) {
    const date = new Date(time)
    const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    const isDue =
      unit === 'week'
        ? date.getUTCDay() === first.getUTCDay()
        : date.getUTCDate() === Math.min(first.getUTCDate(), lastOfMonth)
    if (isDue) days.push(toDay(time))
  }
  return days
}

/** The days of the entries that it recorded, or of the occurrences that wait if it asks. */
function daysIn(books: ExportedData, { id, name, automatic }: RecurringRow): string[] {
  const recorded = books.entries
    .filter(({ note, author }) => note === name && author === 'schedule')
    .map(({ occurred_on }) => occurred_on)
  const waiting = books.occurrences
    .filter(({ recurring_id }) => recurring_id === id)
    .map(({ due_on }) => due_on)
  return (automatic ? [...recorded, ...waiting] : [...waiting, ...recorded]).sort()
}

/** What one occurrence adds to an account, in cents. */
function effectOn(name: string, { kind, amount, account, to_account, automatic }: RecurringRow): bigint {
  if (!automatic) return 0n
  const cents = toMinor(amount)
  if (to_account === name) return cents
  if (account !== name) return 0n
  return kind === 'income' ? cents : -cents
}

async function progressOf(sql: Sql, userId: string): Promise<Progress[]> {
  // The owner of the tables sees the rows of this person only.
  await sql.query(`select set_config('app.user_id', $1, false)`, [userId])
  const rows = await sql.query(
    `select name, next_on::text, coalesce(entries, 0) + coalesce(waiting, 0) as recorded
     from recurring_entries
       left join (
         select note as name, count(*) as entries from journal_entries
         where user_id = $1 and author = 'schedule' group by note
       ) recorded using (name)
       left join (
         select recurring_id, count(*) as waiting from occurrences where user_id = $1 group by recurring_id
       ) asked using (recurring_id)
     where user_id = $1`,
    [userId],
  )
  return rows.map(({ name, next_on: nextOn, recorded }) => ({
    name: String(name),
    nextOn: nextOn === null ? null : String(nextOn),
    recorded: Number(recorded),
  }))
}

function startOf({ exported_at }: ExportedData): string {
  return toDay(Date.parse(exported_at) - YEARS_AWAY * 365 * DAY_MS)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
