// Engines: one
import { allEntries } from '@solvent/api-testing/all-entries'
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  type BankReview,
  type ImportedLine,
  readBankFile,
  recordExpense,
  saveBankImport,
} from '@solvent/contracts'
import { addDays, fromMinor } from '@solvent/money'
import { csvOf, householdStatement, ofxOf, type StatementLine } from '../../src/testing/bank-statement'
import { cases } from '../../src/testing/properties'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** 5,000 of them take minutes: those of `npm run test:deep`. */
const LINES = Math.min(cases(200), 5000)
const TIMEOUT_MS = 900_000
const statement = householdStatement(LINES, { until: '2026-03-09', seed: 37 })
const first = statement[0]?.day ?? ''

/** A person with an account, and its id. */
async function newPerson(): Promise<{ person: Person; id: string }> {
  const person = await setting.newPerson()
  const { id } = await person.answer(addAsset, {
    body: cash(1_000_000, { date_received: addDays(first, -10) }),
  })
  return { person, id }
}

function review(person: Person, id: string, file: string): Promise<BankReview> {
  const query = { account_kind: 'asset' as const, account_id: id }
  return person.answer(readBankFile, { body: new TextEncoder().encode(file), query })
}

/** Saves what the review of a file proposes; resolves to the number of lines that were new. */
async function importFile(person: Person, id: string, file: string): Promise<number> {
  const { lines, file_kind, account } = await review(person, id, file)
  const taken = lines.flatMap(toSave)
  if (taken.length > 0)
    await person.answer(saveBankImport, { body: { file_name: 'file', file_kind, account, lines: taken } })
  return taken.filter(({ as }) => as.kind !== 'existing').length
}

function toSave({
  as,
  line,
  booked_on,
  value_on,
  amount,
  counterparty,
  text,
  bank_id,
}: BankReview['lines'][number]): ImportedLine[] {
  return as === null ? [] : [{ line, booked_on, value_on, amount, counterparty, text, bank_id, as }]
}

/** Parts of the statement from every first of a month, each of so many days. */
function monthlyParts(days: number): StatementLine[][] {
  const starts = [...new Set(statement.map(({ day }) => `${day.slice(0, 7)}-01`))]
  return starts.map((start) => statement.filter(({ day }) => day >= start && day < addDays(start, days)))
}

/** From the first of each month to its last. */
function wholeMonths(): StatementLine[][] {
  return monthlyParts(31).map((part) =>
    part.filter(({ day }) => day.slice(0, 7) === part[0]?.day.slice(0, 7)),
  )
}

/** What is in the books more or less often than on the statement, by day, amount and other party. */
async function differences(person: Person): Promise<string[]> {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const { day, cents, party } of statement) add(`${day} ${fromMinor(BigInt(cents))} ${party}`, -1)
  for (const { occurred_on, changes, note, kind } of await allEntries(person)) {
    if (kind === 'expense' || kind === 'income') add(`${occurred_on} ${changes[0]?.amount} ${note}`, 1)
  }
  return [...counts].filter(([, count]) => count !== 0).map(([key, count]) => `${count} x ${key}`)
}

test.each<[string, () => string[]]>([
  ['the same file twice', () => [csvOf(statement), csvOf(statement)]],
  ['a file for each month', () => wholeMonths().map(csvOf)],
  ['files that overlap by two weeks', () => monthlyParts(45).map(csvOf)],
  ['files with ids that overlap by two weeks', () => monthlyParts(45).map(ofxOf)],
  ['the months as CSV, and then all of it as OFX', () => [...wholeMonths().map(csvOf), ofxOf(statement)]],
])(
  'each line of %s is in the books once',
  async (_, files) => {
    const { person, id } = await newPerson()
    for (const file of files()) await importFile(person, id, file)
    expect(await differences(person)).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'expenses that were entered by hand on the day of the purchase are not imported again',
  async () => {
    const { person, id } = await newPerson()
    const byHand = statement.filter(({ cents }, n) => cents < 0 && n % 5 < 2)
    for (const [n, { day, cents, party }] of byHand.entries()) {
      const body = {
        amount: fromMinor(BigInt(-cents)),
        occurred_on: addDays(day, -(n % 4)),
        category: 'Other',
        account: 'Cash',
        note: n % 3 === 0 ? '' : party.slice(0, 5),
      }
      await person.answer(recordExpense, { body })
    }
    expect(await importFile(person, id, csvOf(statement))).toBe(LINES - byHand.length)
    const again = await review(person, id, csvOf(statement))
    expect(again.lines.filter(({ is_imported }) => !is_imported)).toEqual([])
  },
  TIMEOUT_MS,
)
