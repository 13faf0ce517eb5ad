// Engines: both (long work differs)
import { randomUUID } from 'node:crypto'
import { eventually } from '@solvent/api-testing/eventually'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { streamCall } from '@solvent/api-testing/stream-call'
import {
  addAsset,
  addLiability,
  type BodyOf,
  correctEntry,
  deleteAsset,
  getBooksCheck,
  getEntry,
  type ImportedLine,
  listAssets,
  listBankImports,
  listEntries,
  listLiabilities,
  payLiability,
  saveBankImport,
  undoBankImport,
  undoEntry,
} from '@solvent/contracts'
import { exportData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

type Body = BodyOf<typeof saveBankImport>

let line = 0
/** A line of March 2026, in the order of the calls. */
function bankLine(amount: number, as: ImportedLine['as'], more: Partial<ImportedLine> = {}): ImportedLine {
  line += 1
  return {
    line,
    booked_on: '2026-03-05',
    value_on: null,
    amount,
    counterparty: 'Corner Shop',
    text: 'Card 1234',
    bank_id: `id-${line}`,
    as,
    ...more,
  }
}

const groceries = { kind: 'expense', category: 'Groceries', note: 'Corner Shop' } as const

async function withCash(amount = 1000): Promise<{ person: Person; account: Body['account'] }> {
  const person = await setting.newPerson()
  const { id } = await person.answer(addAsset, { body: cash(amount) })
  return { person, account: { kind: 'asset', id } }
}

function importOf(account: Body['account'], lines: ImportedLine[], more: Partial<Body> = {}) {
  return { body: { file_name: 'march.ofx', file_kind: 'ofx' as const, account, lines, ...more } }
}

test('lines become entries of their kinds, on their days, and change the balance', async () => {
  const { person, account } = await withCash()
  const saved = await person.answer(
    saveBankImport,
    importOf(account, [
      bankLine(-40, groceries, { booked_on: '2026-03-02' }),
      bankLine(2000, { kind: 'income', category: 'Salary', note: 'Pay' }, { booked_on: '2026-03-01' }),
      bankLine(5.5, { kind: 'refund', category: 'Groceries', note: 'Bottles' }, { booked_on: '2026-03-03' }),
    ]),
  )
  expect(saved).toMatchObject({
    file_name: 'march.ofx',
    lines: 3,
    existing: 0,
    from: '2026-03-01',
    to: '2026-03-03',
  })
  const { entries } = await person.answer(listEntries)
  expect(
    entries
      .slice(0, 4)
      .map(({ kind, occurred_on, author, changes }) => [kind, occurred_on, author, changes[0]?.amount]),
  ).toEqual([
    ['opening', '2026-03-10', 'screen', 1000],
    ['expense', '2026-03-03', 'import', 5.5],
    ['expense', '2026-03-02', 'import', -40],
    ['income', '2026-03-01', 'import', 2000],
  ])
  const { assets } = await person.answer(listAssets)
  expect(assets[0]?.asset_value).toBe(2965.5)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
  expect((await person.answer(listBankImports)).imports).toEqual([saved])
})

test('payments lower their debts as if they had been made on their days', async () => {
  const { person, account } = await withCash()
  await person.answer(addLiability, { body: carLoan({ interest_rate: 0 }) })
  const [debt] = (await person.answer(listLiabilities)).liabilities
  if (!debt) throw new Error('no debt')
  const pay = { kind: 'payment', liability_id: debt.id } as const
  await person.answer(
    saveBankImport,
    importOf(account, [bankLine(-debt.installment_amount, pay), bankLine(-20, pay)]),
  )
  const [after] = (await person.answer(listLiabilities)).liabilities
  expect(after?.remaining_amount).toBeCloseTo(debt.remaining_amount - debt.installment_amount - 20, 2)
  expect(after?.installments_paid).toBe(debt.installments_paid + 1)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('a transfer is one entry, and the file of the other account finds it there', async () => {
  const { person, account } = await withCash()
  const savings = await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  const transfer = { kind: 'transfer', account_id: savings.id, note: '' } as const
  await person.answer(saveBankImport, importOf(account, [bankLine(-300, transfer)]))
  const { entries } = await person.answer(listEntries, { query: { kind: 'transfer' } })
  const existing = { kind: 'existing', entry_id: entries[0]?.id ?? '' } as const
  const other = importOf({ kind: 'asset', id: savings.id }, [bankLine(300, existing)])
  expect(await person.answer(saveBankImport, other)).toMatchObject({ lines: 1, existing: 1 })
  const { assets } = await person.answer(listAssets)
  expect(assets.map(({ asset_value }) => asset_value).sort()).toEqual([300, 700])
  expect(
    await person.refusal(
      saveBankImport,
      importOf({ kind: 'asset', id: savings.id }, [bankLine(300, existing)]),
    ),
  ).toMatchObject({
    status: 400,
    error: expect.stringContaining('has a line already. Nothing was imported.'),
  })
})

test('on a card, purchases raise the debt, and a payment comes from its account', async () => {
  const { person, account } = await withCash()
  const card = await person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Credit Card',
      description: 'Visa',
      liability_amount: 500,
      interest_rate: 0,
    }),
  })
  const visa = { kind: 'liability', id: card.id } as const
  const lines = [
    bankLine(-30, groceries),
    bankLine(10, { kind: 'refund', category: 'Groceries', note: 'Bottles' }),
    bankLine(100, { kind: 'transfer', account_id: account.id, note: '' }),
  ]
  await person.answer(saveBankImport, importOf(visa, lines))
  const { liabilities } = await person.answer(listLiabilities)
  expect(liabilities[0]?.remaining_amount).toBe(420)
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(900)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('the closing balance of the file is met by an adjustment before its first line', async () => {
  const { person, account } = await withCash(1000)
  await person.answer(
    saveBankImport,
    importOf(account, [bankLine(-40, groceries)], { closing_balance: { amount: 750, on: '2026-03-31' } }),
  )
  const { entries } = await person.answer(listEntries, { query: { kind: 'adjustment' } })
  expect(entries).toMatchObject([{ occurred_on: '2026-03-04', changes: [{ amount: -210 }] }])
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(750)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test.each([
  ['dated in the future', bankLine(-1, groceries, { booked_on: '2026-03-11' }), 'It is dated in the future.'],
  [
    'of an unknown category',
    bankLine(-1, { ...groceries, category: 'Moon' }),
    'You have no category called Moon.',
  ],
  ['that comes in as an expense', bankLine(1, groceries), 'Money that comes in is no expense.'],
  [
    'to an account that is not there',
    bankLine(-1, { kind: 'transfer', account_id: randomUUID(), note: '' }),
    'This account is no longer there.',
  ],
  [
    'on a debt that is not there',
    bankLine(-1, { kind: 'payment', liability_id: randomUUID() }),
    'This debt is no longer there.',
  ],
  [
    'for an entry that is not there',
    bankLine(-1, { kind: 'existing', entry_id: randomUUID() }),
    'The entry that it should stand for is no longer there.',
  ],
] as const)('a line %s is refused by its number, and nothing is saved', async (_, wrong, reason) => {
  const { person, account } = await withCash()
  const lines = [...Array.from({ length: 150 }, () => bankLine(-1, groceries)), { ...wrong, line: 777 }]
  expect(await person.refusal(saveBankImport, importOf(account, lines))).toMatchObject({
    status: 400,
    error: `Line 777: ${reason} Nothing was imported.`,
    fields: [{ field: 'lines.150' }],
  })
  expect((await person.answer(listEntries)).entries).toHaveLength(1)
  expect((await person.answer(listBankImports)).imports).toEqual([])
})

test('an import that would overdraw an account is refused', async () => {
  const { person, account } = await withCash(10)
  expect(await person.refusal(saveBankImport, importOf(account, [bankLine(-40, groceries)]))).toMatchObject({
    status: 400,
    code: 'insufficient_funds',
    error:
      'Cash would be overdrawn by $30.00 after this import. Check its balance first. Nothing was imported.',
  })
})

test('the same lines twice, and a repeated request, add nothing', async () => {
  const { person, account } = await withCash()
  const request = { ...importOf(account, [bankLine(-40, groceries)]), key: randomUUID() }
  const saved = await person.answer(saveBankImport, request)
  expect(await person.answer(saveBankImport, request)).toEqual(saved)
  const { key: _, ...again } = request
  expect(await person.refusal(saveBankImport, again)).toMatchObject({
    error: expect.stringContaining('It has been imported already.'),
  })
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(960)
})

/** All that the person's export contains, without the time of the export and the history of imports. */
async function booksOf(person: Person) {
  const { exported_at: _, imports: __, ...books } = await person.answer(exportData)
  return books
}

test('the undo of an import restores the books as they were, also a week later', async () => {
  const { person, account } = await withCash()
  await person.answer(addLiability, { body: carLoan({ interest_rate: 5 }) })
  const card = await person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Credit Card',
      description: 'Visa',
      liability_amount: 500,
      interest_rate: 0,
    }),
  })
  const debts = (await person.answer(listLiabilities)).liabilities
  const before = await booksOf(person)
  const saved = await person.answer(
    saveBankImport,
    importOf(
      account,
      [
        bankLine(-40, groceries),
        bankLine(500, { kind: 'income', category: 'Salary', note: '' }),
        ...debts.map(({ id }) => bankLine(-55, { kind: 'payment', liability_id: id } as const)),
      ],
      { closing_balance: { amount: 1234, on: '2026-03-10' } },
    ),
  )
  const onCard = importOf({ kind: 'liability', id: card.id }, [bankLine(-20, groceries)])
  const second = await person.answer(saveBankImport, onCard)
  setting.server.clock.date = '2026-03-17'
  expect(
    await person.answer(undoBankImport, { params: { id: second.id }, body: { keep_dependent: false } }),
  ).toEqual({ deleted: 1, kept: 0 })
  expect(
    await person.answer(undoBankImport, { params: { id: saved.id }, body: { keep_dependent: false } }),
  ).toEqual({ deleted: 5, kept: 0 })
  expect(await booksOf(person)).toEqual(before)
  expect((await person.answer(listBankImports)).imports).toMatchObject([
    { undone_at: expect.any(String) },
    { undone_at: expect.any(String) },
  ])
  expect(
    await person.refusal(undoBankImport, { params: { id: saved.id }, body: { keep_dependent: false } }),
  ).toMatchObject({ status: 409, error: 'This import has already been undone.' })
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('the import into a deleted account cannot be undone before the deletion is', async () => {
  const { person, account } = await withCash()
  const saved = await person.answer(saveBankImport, importOf(account, [bankLine(-7, groceries)]))
  await person.answer(deleteAsset, { params: { id: account.id } })
  const undo = { params: { id: saved.id }, body: { keep_dependent: true } }
  expect(await person.refusal(undoBankImport, undo)).toMatchObject({
    status: 409,
    error: 'Cash has been deleted. Undo the deletion first.',
  })
})

test('an entry that a later one depends on stays when the rest of its import is undone', async () => {
  const { person, account } = await withCash()
  const debt = await person.answer(addLiability, { body: carLoan({ interest_rate: 0 }) })
  const pay = { kind: 'payment', liability_id: debt.id } as const
  const saved = await person.answer(
    saveBankImport,
    importOf(account, [bankLine(-50, pay), bankLine(-7, groceries)]),
  )
  const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 10 } as const
  await person.answer(payLiability, { params: { id: debt.id }, body })
  const undo = { params: { id: saved.id }, body: { keep_dependent: false } }
  expect(await person.refusal(undoBankImport, undo)).toMatchObject({
    status: 409,
    error:
      'One entry of this import cannot be undone, because later entries depend on it. You can undo the others.',
  })
  expect(await person.answer(undoBankImport, { ...undo, body: { keep_dependent: true } })).toEqual({
    deleted: 1,
    kept: 1,
  })
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(940)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('an imported entry that was corrected or undone goes with its import', async () => {
  const { person, account } = await withCash()
  const before = await booksOf(person)
  const saved = await person.answer(
    saveBankImport,
    importOf(account, [bankLine(-50, groceries), bankLine(-7, groceries)]),
  )
  const [first, second] = (await person.answer(listEntries, { query: { kind: 'expense' } })).entries
  await person.answer(undoEntry, { params: { id: first?.id ?? '' } })
  const corrected = {
    kind: 'expense',
    amount: 5,
    account: 'Cash',
    category: 'Leisure',
    occurred_on: '2026-03-06',
  } as const
  await person.answer(correctEntry, { params: { id: second?.id ?? '' }, body: corrected })
  await person.answer(undoBankImport, { params: { id: saved.id }, body: { keep_dependent: false } })
  expect({ ...(await booksOf(person)), learned_words: [] }).toEqual({ ...before, learned_words: [] })
})

test('an import reports its progress, and then its answer or why it was refused', async () => {
  const { person, account } = await withCash()
  const lines = Array.from({ length: 120 }, () => bankLine(-0.01, groceries))
  const { body } = importOf(account, lines, { closing_balance: { amount: 500, on: '2026-03-10' } })
  const events = await streamCall(person, saveBankImport, { body })
  const [saved] = (await person.answer(listBankImports)).imports
  const progress = events.filter(({ event }) => event === 'progress')
  expect(progress.length).toBeGreaterThan(1)
  expect(progress.at(-1)?.data).toEqual({ written: 120, of: 120 })
  expect(events).toEqual([...progress, { event: 'done', data: saved }])
  const again = await streamCall(person, saveBankImport, { body })
  expect(again).toEqual([
    {
      event: 'failed',
      data: {
        error: expect.stringContaining('has been imported already'),
        code: 'invalid_request',
        fields: [expect.objectContaining({ field: 'lines.0' })],
      },
    },
  ])
})

test('an import whose client disconnects leaves nothing behind', async () => {
  const { person, account } = await withCash()
  const before = await booksOf(person)
  const lines = Array.from({ length: 3000 }, () => bankLine(-0.01, groceries))
  const caller = new AbortController()
  const asked = fetch(`${setting.server.url}${saveBankImport.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(importOf(account, lines).body),
    signal: caller.signal,
  })
  const reader = (await asked).body?.getReader()
  await reader?.read()
  caller.abort()
  await eventually(async () => expect(await booksOf(person)).toEqual(before))
  expect((await person.answer(listBankImports)).imports).toEqual([])
})

test('what the bank wrote is with the entry, in its correction and in the search', async () => {
  const { person, account } = await withCash()
  const bank = { value_on: '2026-03-07', counterparty: 'ACME GMBH', text: 'Invoice 4711' }
  await person.answer(
    saveBankImport,
    importOf(account, [bankLine(-50, { ...groceries, note: 'Desk' }, bank)]),
  )
  const find = (text: string) => person.answer(listEntries, { query: { text } })
  const id = (await find('invoice 4711')).entries[0]?.id ?? ''
  const { bank_id: _, ...lines } = (await person.answer(getEntry, { params: { id } })).bank_lines?.[0] ?? {}
  expect(lines).toEqual({ file_name: 'march.ofx', booked_on: '2026-03-05', ...bank })
  const corrected = {
    kind: 'expense',
    amount: 5,
    account: 'Cash',
    category: 'Leisure',
    occurred_on: '2026-03-06',
  } as const
  await person.answer(correctEntry, { params: { id }, body: corrected })
  const [correction] = (await find('acme')).entries
  expect(correction).toMatchObject({ category: 'Leisure' })
  expect((await person.answer(getEntry, { params: { id: correction?.id ?? '' } })).bank_lines).toHaveLength(1)
})
