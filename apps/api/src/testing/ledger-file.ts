import type { Person } from '@solvent/api-testing/person'
import { exportData, type LedgerFormat } from '@solvent/contracts/transfer'
import { addDays, toMinor } from '@solvent/money'
import { parse } from 'csv-parse/sync'

/** A ledger as its text says. Amounts are in minor units. */
export interface LedgerFile {
  transactions: { date: string; id: string; description: string; postings: Posting[] }[]
  /** At the end of the day. */
  balances: { day: string; account: string; amount: bigint }[]
  /** The names of the accounts by the ids that they say. */
  names: Map<string, string>
}

interface Posting {
  account: string
  amount: bigint
}

/** Downloads the books of a person in a format. */
export async function downloadLedger(person: Person, format: LedgerFormat): Promise<Response> {
  const headers = { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address }
  return fetch(`${person.url}${exportData.path}?format=${format}`, { headers })
}

/** Reads the text of an export as strictly as it is written: an unknown line throws. */
export function readLedger(format: LedgerFormat, text: string): LedgerFile {
  const file: LedgerFile = { transactions: [], balances: [], names: new Map() }
  if (format === 'gnucash') readGnucash(text, file)
  else for (const line of text.split('\n')) READERS[format](line, file)
  return file
}

const READERS = { hledger: readHledgerLine, beancount: readBeancountLine }

const AMOUNT = String.raw`(-?\d+\.\d\d) [A-Z]{3}`

function readHledgerLine(line: string, file: LedgerFile): void {
  if (line === '' || /^(; Exported from Solvent|decimal-mark \.|commodity 1000\.00 [A-Z]{3})$/.test(line))
    return
  const [, declared, declaredId] = /^account (\S.*?)(?: {2}; id: (\S+))?$/.exec(line) ?? []
  if (declared !== undefined) {
    if (declaredId !== undefined) file.names.set(declaredId, declared)
    return
  }
  const [, date = '', description] = /^(\d{4}-\d\d-\d\d) \* \([a-z]+\)(?: ([^;|]*))?$/.exec(line) ?? []
  if (date !== '') {
    file.transactions.push({ date, id: '', description: description ?? '', postings: [] })
    return
  }
  const last = file.transactions.at(-1)
  const [, id] = /^ {4}; id: ([\w-]+)(?:, (?:reverses|corrects): [\w-]+)*$/.exec(line) ?? []
  if (last && id !== undefined) {
    last.id = id
    return
  }
  const posting = new RegExp(`^ {4}([^;\\s].*?) {2}${AMOUNT}(?: = ${AMOUNT})?$`).exec(line)
  const [, account = '', amount = '', balance] = posting ?? []
  if (!last || account === '') throw new Error(`Not a line of a journal: ${line}`)
  last.postings.push({ account, amount: toMinor(amount) })
  if (balance !== undefined) file.balances.push({ day: last.date, account, amount: toMinor(balance) })
}

function readBeancountLine(line: string, file: LedgerFile): void {
  if (line === '' || /^(; Exported from Solvent|option "[a-z_]+" "\w+")$/.test(line)) return
  const name = String.raw`((?:Assets|Liabilities|Equity|Income|Expenses)(?::[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*)+)`
  const [, opened] = new RegExp(`^\\d{4}-\\d\\d-\\d\\d open ${name} [A-Z]{3}$`, 'u').exec(line) ?? []
  if (opened !== undefined) {
    file.names.set('', opened)
    return
  }
  const balance = new RegExp(`^(\\S+) balance ${name} {2}(-?\\d+\\.\\d\\d) ~ 0\\.00 [A-Z]{3}$`, 'u').exec(
    line,
  )
  if (balance) {
    const [, next = '', account = '', amount = ''] = balance
    file.balances.push({ day: addDays(next, -1), account, amount: toMinor(amount) })
    return
  }
  const [, date, description = ''] = /^(\d{4}-\d\d-\d\d) \* "((?:[^"\\]|\\["\\])*)"$/.exec(line) ?? []
  if (date !== undefined) {
    file.names.delete('')
    file.transactions.push({ date, id: '', description, postings: [] })
    return
  }
  const last = file.transactions.at(-1)
  const [, key, value = ''] = /^ {2}(id|kind|reverses|corrects): "([\w-]+)"$/.exec(line) ?? []
  const justOpened = file.names.get('')
  if (key === 'id' && justOpened !== undefined) file.names.set(value, justOpened)
  else if (key === 'id' && last) last.id = value
  if (key !== undefined) {
    file.names.delete('')
    return
  }
  const [, account = '', amount = ''] = new RegExp(`^ {2}${name} {2}${AMOUNT}$`, 'u').exec(line) ?? []
  if (!last || account === '') throw new Error(`Not a line of a Beancount file: ${line}`)
  last.postings.push({ account, amount: toMinor(amount) })
}

function readGnucash(text: string, file: LedgerFile): void {
  const rows: Record<string, string>[] = parse(text, { columns: true })
  for (const row of rows) {
    const id = row['Transaction ID'] ?? ''
    const posting = { account: row['Full Account Name'] ?? '', amount: toMinor(row['Amount Num.'] ?? '') }
    const last = file.transactions.at(-1)
    if (last?.id === id) last.postings.push(posting)
    else {
      const { Date: date = '', Description: description = '' } = row
      file.transactions.push({ date, id, description, postings: [posting] })
    }
  }
}
