// Engines: both (the walk by day reads the journal in pieces, in a snapshot of each engine)
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, ENTRY_KINDS, getDashboard, recordExpense, updateProfile } from '@solvent/contracts'
import {
  type ExportedData,
  exportData,
  importData,
  LEDGER_FORMATS,
  type LedgerFormat,
} from '@solvent/contracts/transfer'
import { endOfMonth, toMinor } from '@solvent/money'
import { enterCompleteBooks } from '../../src/testing/complete-books'
import { damagedLedgers } from '../../src/testing/damaged-ledger'
import { downloadLedger, type LedgerFile, readLedger } from '../../src/testing/ledger-file'
import { type CheckedFormat, isCheckable, ledgerErrors } from '../../src/testing/ledger-programs'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

async function completePerson(): Promise<Person> {
  const person = await setting.newPerson()
  await enterCompleteBooks(person, setting.server.clock)
  return person
}

async function textOf(person: Person, format: LedgerFormat): Promise<string> {
  return (await downloadLedger(person, format)).text()
}

async function ledgerOf(person: Person, format: LedgerFormat): Promise<LedgerFile> {
  return readLedger(format, await textOf(person, format))
}

function balancesIn({ transactions }: Pick<LedgerFile, 'transactions'>, until = '9999'): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { date, postings } of transactions) {
    if (date > until) continue
    for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount)
  }
  return sums
}

/** The sum of all accounts under a root. */
function totalIn(file: LedgerFile, root: string): bigint {
  return [...balancesIn(file)].reduce(
    (sum, [name, amount]) => (name.startsWith(root) ? sum + amount : sum),
    0n,
  )
}

/** A new person with the data of another, changed. */
async function importedPerson(from: Person, change: (data: ExportedData) => void): Promise<Person> {
  const data = await from.answer(exportData)
  change(data)
  const person = await setting.newPerson()
  await person.answer(importData, { body: data })
  return person
}

describe.each(LEDGER_FORMATS)('%s', (format) => {
  test('every entry is a balanced transaction, by date', async () => {
    const person = await completePerson()
    const { entries, changes } = await person.answer(exportData)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(ENTRY_KINDS))
    const { transactions } = await ledgerOf(person, format)
    // CSV has rows for postings only.
    const changing = new Set(changes.map(({ entry_id }) => entry_id))
    const expected = entries
      .filter(({ id }) => format !== 'gnucash' || changing.has(id))
      .map(({ id, occurred_on }) => `${occurred_on} ${id}`)
      .sort()
    const written = transactions.filter(({ description }) => description !== 'End of month')
    expect(written.map(({ date, id }) => `${date} ${id}`)).toEqual(expected)
    for (const { postings } of transactions)
      expect(postings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
  })

  test('an undone entry and its undo cancel each other out on every account', async () => {
    const person = await completePerson()
    const { entries } = await person.answer(exportData)
    const { transactions } = await ledgerOf(person, format)
    const postingsOf = (id: string | null) => transactions.find((one) => one.id === id)?.postings ?? []
    const undos = entries.filter(({ reverses }) => reverses !== null)
    expect(undos.length).toBeGreaterThan(3)
    for (const { id, reverses } of undos) {
      const postings = [...postingsOf(id), ...postingsOf(reverses)]
      const sums = balancesIn({ transactions: [{ date: '', id, description: '', postings }] })
      expect([...sums.values()].filter((sum) => sum !== 0n)).toEqual([])
    }
  })

  test('the balances are those of the dashboard and of each asset and liability', async () => {
    const person = await completePerson()
    const file = await ledgerOf(person, format)
    const { total_assets, total_liabilities } = await person.answer(getDashboard)
    expect(totalIn(file, 'Assets:')).toBe(toMinor(total_assets))
    expect(-totalIn(file, 'Liabilities:')).toBe(toMinor(total_liabilities))
    if (format === 'gnucash') return
    const { assets, liabilities } = await person.answer(exportData)
    const sums = balancesIn(file)
    for (const { id, asset_value } of assets)
      expect(sums.get(file.names.get(id) ?? '')).toBe(toMinor(asset_value))
    for (const { id, remaining_amount } of liabilities)
      expect(-(sums.get(file.names.get(id) ?? '') ?? 1n)).toBe(toMinor(remaining_amount))
  })

  test('texts of a person add no line, account or transaction, whatever they contain', async () => {
    const person = await importedPerson(await hostilePerson(), (data) => {
      for (const entry of data.entries) if (entry.kind === 'expense') entry.note = HOSTILE.join('\n')
    })
    const { entries } = await person.answer(exportData)
    const file = await ledgerOf(person, format)
    const written = file.transactions.filter(({ description }) => description !== 'End of month')
    expect(written.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort())
    const accounts = [...balancesIn(file).keys()]
    // A name for each asset, and for the openings and the only category.
    expect(accounts).toHaveLength(HOSTILE.length + 2)
    for (const account of accounts)
      expect(account).toMatch(/^(Assets|Equity|Expenses)(:[^:;|"=@*!()[\]\s][^:;|"=@*!()[\]]*)+$/)
    expect(totalIn(file, 'Assets:')).toBe(BigInt(HOSTILE.length) * 10_000n - 100n * BigInt(HOSTILE.length))
  })

  test('a longer journal than one page is complete and by date, also what was entered late', async () => {
    const wallet = await setting.newPerson()
    await wallet.answer(addAsset, { body: cash(1000) })
    const person = await importedPerson(wallet, lengthen)
    const { transactions } = await ledgerOf(person, format)
    const written = transactions.filter(({ description }) => description !== 'End of month')
    expect(written).toHaveLength(LONG + 1)
    const order = written.map(({ date, id }) => `${date} ${id}`)
    expect(order).toEqual([...order].sort())
  })
})

const HOSTILE = [
  '2026-01-01 open Assets:Forged USD',
  '* ! (code) =2026-01-01',
  'a  ; date: 2020-01-01, id: x',
  '| payee',
  '"quoted\\" #tag ^link',
  '    Assets:Forged  100.00 USD = 1.00 USD',
  '[Assets:Virtual]  (x)',
  '=1+1',
  '@SUM(A1)',
  '现金',
  'Ünïcode 现金 \u202e reversed',
]

/** A person with such a name for every asset, and such a note for an expense from each. */
async function hostilePerson(): Promise<Person> {
  const person = await setting.newPerson()
  for (const text of HOSTILE) {
    const asset = cash(100, { asset_description: text, asset_type: text.slice(0, 40) })
    await person.answer(addAsset, { body: asset })
    const spent = { amount: 1, occurred_on: setting.server.clock.date, category: 'Groceries' }
    await person.answer(recordExpense, { body: { ...spent, account: asset.asset_type, note: text } })
  }
  return person
}

const LONG = 2100

/** Adds expenses of a cent, each a day before the last one. */
function lengthen(data: ExportedData): void {
  const [wallet] = data.assets
  const [opening] = data.entries
  if (!wallet || !opening) throw new Error('nothing to go on from')
  const first = Date.parse('2025-12-31')
  for (let n = 0; n < LONG; n += 1) {
    const id = `01f00000-0000-7000-8000-${String(n).padStart(12, '0')}`
    const occurred_on = new Date(first - n * 86_400_000).toISOString().slice(0, 10)
    data.entries.push({ ...opening, id, kind: 'expense', note: '', occurred_on })
    const change = { entry_id: id, line: 1, account_kind: 'asset', account_id: wallet.id } as const
    data.changes.push({ ...change, amount: -0.01 })
  }
  wallet.asset_value = 1000 - LONG / 100
}

const CHECKED: readonly CheckedFormat[] = ['hledger', 'beancount']

describe.each(CHECKED)('the balances in %s', (format) => {
  test('are stated at the end of every month in which an account changes or holds money, and of the export', async () => {
    const file = await ledgerOf(await completePerson(), format)
    for (const { day, account, amount } of file.balances) {
      expect(day).toBe(endOfMonth(day))
      expect(amount).toBe(balancesIn(file, day).get(account))
    }
    const days = [...new Set(file.balances.map(({ day }) => day))]
    expect(days).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'])
    const last = file.balances.filter(({ day }) => day === days.at(-1))
    expect(new Set(last.map(({ account }) => account))).toEqual(new Set(balancesIn(file).keys()))
    const rainy = file.balances.filter(({ account }) => /Rainy.days$/.test(account))
    expect(rainy).toHaveLength(days.length)
  })

  const ifInstalled = isCheckable(format) ? test : test.skip

  ifInstalled('are found right by its program, if it is installed', async () => {
    expect(await ledgerErrors(format, await textOf(await completePerson(), format))).toBeNull()
    const hostile = await importedPerson(await hostilePerson(), (data) => {
      for (const entry of data.entries) if (entry.kind === 'expense') entry.note = HOSTILE.join('\n')
    })
    expect(await ledgerErrors(format, await textOf(hostile, format))).toBeNull()
    expect(await ledgerErrors(format, await textOf(await setting.newPerson(), format))).toBeNull()
  })

  ifInstalled(
    'and every other error in a file are found by its program, if it is installed',
    async () => {
      const text = await textOf(await completePerson(), format)
      const damaged = damagedLedgers(format, text)
      expect(damaged).toHaveLength(20)
      for (const one of damaged) {
        const errors = await ledgerErrors(format, one.text)
        expect([one.name, errors === null ? 'not found' : 'found']).toEqual([one.name, 'found'])
      }
    },
    120_000,
  )
})

test('each kind of entry is on the accounts that its name says', async () => {
  const { transactions } = await ledgerOf(await completePerson(), 'hledger')
  const rootsOf = (description: string) =>
    transactions
      .filter((one) => one.description === description)
      .map(({ postings }) => postings.map(({ account }) => account.replace(/ [0-9a-f]{8}$/, '')))
  expect(rootsOf('Opening balance')).toContainEqual(['Assets:Cash:Wallet', 'Equity:Opening balances'])
  expect(rootsOf('bread')).toContainEqual(['Assets:Cash:Wallet', 'Assets:Cash:Safe', 'Expenses:Groceries'])
  expect(rootsOf('cinema')).toContainEqual(['Assets:Cash:Safe', 'Expenses:Leisure', 'Expenses:Eating out'])
  expect(rootsOf('Interest')).toContainEqual(['Liabilities:Car Loan:Car', 'Expenses:Interest'])
  expect(rootsOf('Saved')).toContainEqual(['Assets:Cash:Safe', 'Assets:Savings Account:Rainy days'])
  expect(rootsOf('Received')).toContainEqual(['Assets:Bonus:Refund', 'Income:Expected money'])
  expect(rootsOf('Bought 1 ACME')).toContainEqual([
    'Assets:Savings Account:Rainy days',
    'Assets:Stock Portfolio:ACME',
  ])
  expect(rootsOf('Sold 1 ACME')).toContainEqual([
    'Assets:Savings Account:Rainy days',
    'Assets:Stock Portfolio:ACME',
    'Income:Capital gains',
  ])
})

test('assets with one name are separate accounts, whose names stay when another one is added', async () => {
  const person = await setting.newPerson()
  for (const value of [1, 2]) await person.answer(addAsset, { body: cash(value) })
  const before = await ledgerOf(person, 'beancount')
  await person.answer(addAsset, { body: cash(3) })
  const after = await ledgerOf(person, 'beancount')
  expect(new Set(after.names.values()).size).toBe(3)
  expect([...after.names.values()]).toEqual(expect.arrayContaining([...before.names.values()]))
  expect([...before.names.values()][0]).toBe('Assets:Cash:Cash')
})

test('amounts are in the currency of the pages', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(12.5) })
  const profile = { name: 'Ada', monthly_income: 0, selected_model: 'm' }
  const euros = { ...profile, currency_preference: 'EUR', currency_on_pages: true }
  await person.answer(updateProfile, { body: euros })
  expect(await textOf(person, 'hledger')).toContain('  12.50 EUR\n')
  expect(await textOf(person, 'gnucash')).toContain(',CURRENCY::EUR,')
})

test.each([
  ['json', 'application/json; charset=utf-8', 'solvent-export.json'],
  ['hledger', 'text/plain; charset=utf-8', 'solvent.journal'],
  ['beancount', 'text/plain; charset=utf-8', 'solvent.beancount'],
  ['gnucash', 'text/csv; charset=utf-8', 'solvent-gnucash.csv'],
] as const)('%s is sent as %s and saved as %s', async (format, type, name) => {
  const person = await setting.newPerson()
  // All are names of a format.
  const { headers } = await downloadLedger(person, format as LedgerFormat)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
})

test('a format that is not known is refused, and JSON is the default', async () => {
  const person = await setting.newPerson()
  const query = { format: 'qif' }
  expect(await person.refusal(exportData, { query })).toMatchObject({
    status: 400,
    fields: [{ field: 'format' }],
  })
  const { exported_at: _, ...same } = await person.answer(exportData, { query: { format: 'json' } })
  expect(await person.answer(exportData)).toMatchObject(same)
})
