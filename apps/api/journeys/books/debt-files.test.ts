// Engines: both (the rows of all tables)
import { refusal } from '@solvent/api-testing/client'
import { eventually } from '@solvent/api-testing/eventually'
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  listEntries,
  listLiabilities,
  MAX_DEBT_FILE_BYTES,
  readDebtFile,
} from '@solvent/contracts'
import { strToU8, zipSync } from 'fflate'
import { useOwnServer } from '../../src/testing/use-own-server'

/** Long enough for a busy machine. */
const NORMAL = { timeoutMs: 60_000, heapMb: 256, waitTimeoutMs: 180_000 }
/** Tests change them. */
const limits = { ...NORMAL }
const setting = useOwnServer(undefined, { bankFileLimits: limits })
const TODAY = '2026-03-10'
afterEach(() => {
  Object.assign(limits, NORMAL)
  setting.server.clock.date = TODAY
})

const rows = (...lines: string[]) => strToU8(lines.join('\n'))

const FIVE_DEBTS = rows(
  'Debt name,Creditor,Current balance,APR,Minimum payment,Frequency,Due',
  'Visa,Chase,"$4,200.50",19.99%,$90.00,,15th',
  'Car,Toyota,"$12,800.00",4.5%,$280.00,monthly,31',
  'Mortgage,,"$212,400.00",3.1%,"$1,410.22",,2026-01-31',
  'Insurance loan,,$900.00,0%,$450.00,quarterly,2025-11-01',
  'Mum,,$500.00,,,,',
  'Store card,,$0.00,29.99%,$25.00,,1st',
  'Total,,"$230,800.50",,,,',
)

const read = (person: Person, body: Uint8Array) => person.answer(readDebtFile, { body })

async function problemOf(person: Person, body: Uint8Array): Promise<string> {
  const { status, code, error } = await person.refusal(readDebtFile, { body })
  expect([status, code]).toEqual([400, 'invalid_request'])
  return error
}

/** The number of rows of each table that belong to people. */
function rowCounts(): Promise<string> {
  return setting.server.db.readEverything(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const counts: string[] = []
    for (const { name } of tables)
      counts.push(`${name} ${JSON.stringify(await tx.query(`select count(*) as rows from ${name}`))}`)
    return counts.sort().join('\n')
  })
}

test('a file of five debts is read with rates, payments and the first due dates from today on', async () => {
  const person = await setting.newPerson()
  const debt = { lender: null, frequency: null, problem: null }
  expect(await read(person, FIVE_DEBTS)).toEqual({
    debts: [
      {
        ...debt,
        line: 2,
        name: 'Visa',
        lender: 'Chase',
        balance: 4200.5,
        rate: 19.99,
        payment: 90,
        next_due_on: '2026-03-15',
      },
      {
        ...debt,
        line: 3,
        name: 'Car',
        lender: 'Toyota',
        balance: 12_800,
        rate: 4.5,
        payment: 280,
        frequency: 'monthly',
        next_due_on: '2026-03-31',
      },
      {
        ...debt,
        line: 4,
        name: 'Mortgage',
        balance: 212_400,
        rate: 3.1,
        payment: 1410.22,
        next_due_on: '2026-03-31',
      },
      {
        ...debt,
        line: 5,
        name: 'Insurance loan',
        balance: 900,
        rate: 0,
        payment: 450,
        frequency: 'quarterly',
        next_due_on: '2026-05-01',
      },
      { ...debt, line: 6, name: 'Mum', balance: 500, rate: null, payment: null, next_due_on: null },
    ],
    skipped: [
      { line: 7, reason: 'It is paid off.' },
      { line: 8, reason: 'This is a total.' },
    ],
  })
})

test('a debt paid every 2 weeks is due on the first such day from today on', async () => {
  const person = await setting.newPerson()
  const body = rows(
    'Name,Balance,Payment,Frequency,Due',
    'Car,4000,$100,Fortnightly,2026-02-25',
    'Boat,3000,$90 every 2 weeks,,2026-02-20',
  )
  const { debts } = await read(person, body)
  expect(debts.map(({ payment, frequency, next_due_on }) => [payment, frequency, next_due_on])).toEqual([
    [100, 'biweekly', '2026-03-11'],
    [90, 'biweekly', '2026-03-20'],
  ])
})

test('a due day is today, or the last day of a month that does not have it', async () => {
  const person = await setting.newPerson()
  const dues = ['10', '9', '31', '2027-01-05', '2025-08-31', '2024-03-10']
  const body = rows('Name,Balance,Due', ...dues.map((due, index) => `Debt ${index},100,${due}`))
  const nextDues = async () => (await read(person, body)).debts.map(({ next_due_on }) => next_due_on)
  expect(await nextDues()).toEqual([
    '2026-03-10',
    '2026-04-09',
    '2026-03-31',
    '2027-01-05',
    '2026-03-31',
    '2026-03-10',
  ])
  setting.server.clock.date = '2026-04-11'
  expect(await nextDues()).toEqual([
    '2026-05-10',
    '2026-05-09',
    '2026-04-30',
    '2027-01-05',
    '2026-04-30',
    '2026-05-10',
  ])
})

test('every debt of a file can be added as it was read', async () => {
  const person = await setting.newPerson()
  const { debts } = await read(person, FIVE_DEBTS)
  for (const { name, balance, rate, payment, frequency, next_due_on } of debts) {
    await person.answer(addLiability, {
      body: {
        liability_type: 'Other',
        description: name,
        liability_amount: balance,
        interest_rate: rate ?? 0,
        installment_amount: payment ?? 50,
        frequency: frequency ?? 'monthly',
        due_date: next_due_on ?? '2026-04-01',
        priority_score: 50,
      },
    })
  }
  const { liabilities } = await person.answer(listLiabilities)
  expect(liabilities.map(({ description, remaining_amount }) => [description, remaining_amount])).toEqual(
    expect.arrayContaining(debts.map(({ name, balance }) => [name, balance])),
  )
})

test('reading saves nothing', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(100) })
  await person.answer(addTentativeAsset, { body: bonus() })
  await person.answer(addLiability, { body: carLoan() })
  const [before, entries] = [await rowCounts(), await person.answer(listEntries)]
  await read(person, FIVE_DEBTS)
  await problemOf(person, rows('Name,APR', 'Visa,19.99'))
  expect(await rowCounts()).toBe(before)
  expect(await person.answer(listEntries)).toEqual(entries)
})

/** A workbook whose sheet inflates to far more than its directory allows. */
const bomb = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/worksheets/sheet1.xml': new Uint8Array(201 * 1024 * 1024),
})

test.each<[kind: string, file: Uint8Array, problem: string]>([
  ['a zip bomb', bomb, 'The workbook is larger than 200 MB. Save it as CSV first.'],
  [
    'a file of no kind',
    rows('Dear bank, I owe you money.'),
    'This is not a table that we can read. Choose a CSV or Excel (XLSX) file with one debt per row.',
  ],
  ['NULs', rows('Name,Balance', 'Vi\0sa,1'), 'This is not a text file that we can read.'],
  [
    'a table without balances',
    rows('Name,APR', 'Visa,19.99'),
    'The table has no column for the balance. Name the columns in the first row, such as Name, Balance, Rate and Payment.',
  ],
  [
    'more than 200 debts',
    rows('Name,Balance', ...Array.from({ length: 201 }, (_, index) => `Debt ${index},1`)),
    'The file has more than 200 debts.',
  ],
  ['an empty file', new Uint8Array(), 'The file is empty. Choose another one.'],
])('%s gets a sentence that says so, and the next file is read', async (_, file, problem) => {
  const person = await setting.newPerson()
  expect(await problemOf(person, file)).toBe(problem)
  expect((await read(person, FIVE_DEBTS)).debts).toHaveLength(5)
})

test('a file that takes too long is given up with advice for debts', async () => {
  const person = await setting.newPerson()
  limits.timeoutMs = 1
  expect(await problemOf(person, FIVE_DEBTS)).toBe(
    'The file takes too long to read. Save the rows with your debts as CSV.',
  )
})

test('a file of more than 2 MB, JSON and a guest are refused', async () => {
  const person = await setting.newPerson()
  const body = new Uint8Array(MAX_DEBT_FILE_BYTES + 1)
  expect(await person.refusal(readDebtFile, { body })).toMatchObject({
    status: 413,
    error: 'The file is larger than 2 MB.',
  })
  expect(await person.refusal(readDebtFile, { body: {} })).toMatchObject({ status: 415 })
  expect(await refusal(setting.server.url, readDebtFile, { body: FIVE_DEBTS })).toMatchObject({ status: 401 })
})

test('too many files of one person at a time are refused', async () => {
  const person = await setting.newPerson()
  const asked = Array.from({ length: 8 }, () => person.send(readDebtFile, { body: FIVE_DEBTS }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test('nothing of a file is logged', async () => {
  const person = await setting.newPerson()
  await read(person, rows('Name,Balance', 'Secret Lender,100'))
  await problemOf(person, rows('Name,Balance', 'Secret Lender,Secret Amount'))
  await eventually(() => {
    const logged = setting.server.log.join('')
    if (logged.split('/api/debt-files').length < 3) throw new Error('The requests are not logged yet.')
  })
  expect(setting.server.log.join('')).not.toContain('Secret')
})
