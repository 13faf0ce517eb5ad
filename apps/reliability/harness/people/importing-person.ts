import type { Reply } from '@solvent/api-testing/client'
import { type Person, signUp } from '@solvent/api-testing/person'
import { type StreamedEvent, streamCall } from '@solvent/api-testing/stream-call'
import {
  type BankImport,
  getBooksCheck,
  listAssets,
  listBankImports,
  saveBankImport,
  undoBankImport,
} from '@solvent/contracts'
import { type ExportedData, exportData } from '@solvent/contracts/transfer'
import { pollUntil } from '../runner/deadline'
import { toMinor } from './amounts'
import { bankFile, effectsOf } from './bank-file'
import { addCash, addDebt } from './bookkeeping'

const START = 1_000_000
const DEBTS = 3
const TIMEOUT_MS = 120_000

/** What an import left in the books. */
export interface Inspection {
  /** Whether the import is in the list. */
  isImported: boolean
  /** What contradicts that. */
  wrong: string[]
}

/** A person who imports one bank file and undoes the import. */
export class ImportingPerson {
  private constructor(
    readonly person: Person,
    private readonly file: ReturnType<typeof bankFile>,
    /** The books without the import. */
    private readonly before: ExportedData,
  ) {}

  /** Creates a person with a file of this many lines. */
  static async create(url: string, lines: number): Promise<ImportingPerson> {
    const person = await signUp(url)
    const bank = await addCash(person, START)
    const savings = await addCash(person, START, 'Savings Account')
    const debts: string[] = []
    while (debts.length < DEBTS) debts.push(await addDebt(person, START))
    const file = bankFile({ bank, savings, debts }, lines)
    return new ImportingPerson(person, file, await person.answer(exportData))
  }

  /** Sends the file; resolves to the server's answer, or null if the connection breaks. */
  async import(key: string, onProgress = () => {}): Promise<StreamedEvent | null> {
    const onEvent = ({ event }: StreamedEvent) => (event === 'progress' ? onProgress() : undefined)
    try {
      const events = await streamCall(this.person, saveBankImport, { body: this.file, key, onEvent })
      return events.at(-1) ?? null
    } catch {
      return null
    }
  }

  /** Undoes the import; status 0 if the connection breaks. */
  undo(id: string, key: string): Promise<Reply> {
    const body = { keep_dependent: false }
    return this.person.send(undoBankImport, { params: { id }, body, key, timeoutMs: TIMEOUT_MS })
  }

  /** The imports that are not undone. */
  async imports(): Promise<BankImport[]> {
    const { imports } = await this.person.answer(listBankImports)
    return imports.filter(({ undone_at }) => undone_at === null)
  }

  /** Waits until the server no longer refuses the person's requests; resolves to whether it did at first. */
  async waitUntilOpen(): Promise<boolean> {
    let isFirst = true
    let wasClosed = false
    const opened = await pollUntil(TIMEOUT_MS, async () => {
      const { status, code } = await this.person.send(listAssets)
      if (status !== 200 && code !== 'unavailable')
        throw new Error(`The books do not open: ${status} ${code}`)
      if (isFirst) wasClosed = status !== 200
      isFirst = false
      return status === 200
    })
    if (opened === null) throw new Error('The books do not open in time.')
    return wasClosed
  }

  /** Whether the import is in the books, and every difference from having all of it or nothing. */
  async inspect(): Promise<Inspection> {
    const imports = await this.imports()
    const [first, second] = imports
    const books = await this.person.answer(exportData)
    const { differences } = await this.person.answer(getBooksCheck)
    const wrong = differences.map(({ what }) => what)
    if (second) wrong.push(`${imports.length} imports`)
    wrong.push(...(first ? this.#missing(books, first) : this.#remains(books)))
    return { isImported: first !== undefined, wrong }
  }

  /** What a whole import should have left and did not. */
  #missing(books: ExportedData, { lines }: BankImport): string[] {
    const expected = this.file.lines.length
    const ids = new Set(books.bank_lines.map(({ bank_id }) => bank_id))
    const added = books.entries.length - this.before.entries.length
    const counts = { lines, bank_lines: books.bank_lines.length, bank_ids: ids.size, entries: added }
    const wrong = Object.entries(counts).filter(([, count]) => count !== expected)
    return [
      ...wrong.map(([name, count]) => `${count} of ${expected} ${name}`),
      ...this.#balances(books, effectsOf(this.file)),
    ]
  }

  /** What differs from the books without the import. */
  #remains(books: ExportedData): string[] {
    const lists = Object.entries(this.before).filter(([name]) => name !== 'exported_at' && name !== 'imports')
    const now = new Map<string, unknown>(Object.entries(books))
    const changed = lists.filter(([name, rows]) => JSON.stringify(rows) !== JSON.stringify(now.get(name)))
    return [
      ...changed.map(([name]) => `${name} differ from those before the import`),
      ...this.#balances(books, new Map()),
    ]
  }

  #balances(books: ExportedData, effects: ReadonlyMap<string, bigint>): string[] {
    const due = balancesOf(this.before)
    return [...balancesOf(books)].flatMap(([id, balance]) => {
      const expected = (due.get(id) ?? 0n) + (effects.get(id) ?? 0n)
      return balance === expected ? [] : [`${id} is ${balance}, not ${expected}`]
    })
  }
}

function balancesOf({ assets, liabilities }: ExportedData): Map<string, bigint> {
  return new Map([
    ...assets.map(({ id, asset_value }): [string, bigint] => [id, toMinor(asset_value)]),
    ...liabilities.map(({ id, remaining_amount }): [string, bigint] => [id, toMinor(remaining_amount)]),
  ])
}
