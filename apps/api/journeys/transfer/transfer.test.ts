// Engines: both (every column of every table goes through both drivers)
import { randomUUID } from 'node:crypto'
import { bonus, carLoan, cash, newTerms, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addLiability,
  addRecurring,
  addTentativeAsset,
  type ChatMessage,
  changeEntry,
  createSession,
  deleteAsset,
  getDashboard,
  getMonth,
  getSchedule,
  listAssets,
  listCategories,
  listEntries,
  listLearnedWords,
  listLiabilities,
  listMessages,
  listRecurring,
  listScheduledPayments,
  listSessions,
  listTentativeAssets,
  moveOccurrence,
  payLiability,
  receiveTentativeAsset,
  recordExpense,
  schedulePayment,
  sendChat,
  setLimit,
  undoEntry,
  updateAsset,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { type ExportedData, exportData, exportTable, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const AI_KEY = 'csk-canary-export-1234'

/** A person with every kind of record. */
async function busyPerson(): Promise<Person> {
  const person = await setting.newPerson()
  const profile = {
    name: 'Nora',
    monthly_income: 4200.5,
    currency_preference: 'EUR',
    currency_on_pages: true,
    selected_model: 'm',
    steps_skipped: true,
    has_no_debts: true,
  }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: AI_KEY } })
  const wallet = await person.answer(addAsset, { body: cash(2000, { asset_description: '=1+1, "x"' }) })
  const jar = await person.answer(addAsset, { body: cash(10.01) })
  const loan = await person.answer(addLiability, { body: carLoan({ interest_rate: 12.34 }) })
  const expected = await person.answer(addTentativeAsset, { body: bonus() })
  await person.answer(addTentativeAsset, { body: bonus({ expected_date: '2027-01-01', confidence: 35 }) })
  const pay = { params: { id: loan.id }, body: { payment_type: 'installment', payment_account: 'Cash' } }
  await person.answer(payLiability, pay)
  setting.server.clock.date = '2026-05-02'
  await person.answer(payLiability, { ...pay, body: { ...pay.body, from_savings: true } })
  await person.answer(updateAsset, { params: { id: wallet.id }, body: cash(1500) })
  await person.answer(updateLiability, {
    params: { id: loan.id },
    body: newTerms(1300, { interest_rate: 5 }),
  })
  await person.answer(receiveTentativeAsset, {
    params: { id: expected.id },
    body: { asset_value: 490, date_received: '2026-05-01', towards_debts: true },
  })
  const fromWallet = { payment_account: 'Cash', payment_asset_id: wallet.id }
  const later = { payment_type: 'partial', payment_amount: 60.5, ...fromWallet, on: '2026-06-01' }
  await person.answer(schedulePayment, { params: loan, body: { ...later, automatic: true } })
  await person.answer(setLimit, { body: { category: 'Leisure', amount: 80, carries_over: true } })
  const coffee = { kind: 'expense', name: 'Coffee', hue: 4, icon: 'Eating out', parent: 'Eating out' }
  await person.answer(addCategory, { body: coffee })
  const parts = [
    { category: 'Coffee', amount: 4.5 },
    { category: 'Groceries', amount: 8 },
  ]
  const split = { amount: 12.5, occurred_on: '2026-05-02', account: 'Cash', parts }
  await person.answer(recordExpense, { body: split })
  const bill = await person.answer(addRecurring, { body: { ...rent, starts_on: '2026-05-20' } })
  await person.answer(moveOccurrence, { params: bill, body: { due_on: '2026-05-20', on: '2026-06-02' } })
  await person.answer(deleteAsset, { params: { id: jar.id } })
  const { entries } = await person.answer(listEntries, { query: { kind: 'received' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  for (const message of ['spent 12.50 on lunch', 'bought 2.5 shares of ACME at 41.20']) {
    const { status } = await person.answer(sendChat, { body: { session_id, message } })
    expect(status).toBe('saved')
  }
  const { entries: spent } = await person.answer(listEntries, { query: { kind: 'expense' } })
  await person.answer(changeEntry, { params: { id: spent[0]?.id ?? '' }, body: { category: 'Gifts' } })
  return person
}

async function talkingPerson(): Promise<Person> {
  const person = await setting.newPerson()
  const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
  await person.answer(sendChat, { body: { session_id, message: 'Hello' } })
  return person
}

/** The export without its time and the email, which both differ between accounts. */
function comparable({ exported_at: _, profile, ...rest }: ExportedData) {
  const { email: __, ...same } = profile
  return { ...rest, profile: same }
}

test('an export imported into an empty account is unchanged', async () => {
  const person = await busyPerson()
  const data = await person.answer(exportData)
  const other = await setting.newPerson()
  expect(await other.answer(importData, { body: data })).toEqual({ message: 'Your data has been imported.' })
  expect(comparable(await other.answer(exportData))).toEqual(comparable(data))
  const lists = [
    listAssets,
    listTentativeAssets,
    listLiabilities,
    listEntries,
    listScheduledPayments,
    listRecurring,
    getMonth,
    listCategories,
    listSessions,
    listLearnedWords,
  ]
  for (const contract of [...lists, getDashboard]) {
    expect(await other.answer(contract)).toEqual(await person.answer(contract))
  }
  const params = { id: data.liabilities[0]?.id ?? '' }
  expect(await other.answer(getSchedule, { params })).toEqual(await person.answer(getSchedule, { params }))
})

test('messages of conversations are imported', async () => {
  const person = await talkingPerson()
  const data = await person.answer(exportData)
  const other = await setting.newPerson()
  await other.answer(importData, { body: data })
  const params = { id: data.sessions[0]?.id ?? '' }
  const { messages } = await other.answer(listMessages, { params })
  expect(messages).toHaveLength(2)
  const words = ({ role, content, created_at }: ChatMessage) => [role, content, created_at]
  const before = await person.answer(listMessages, { params })
  expect(messages.map(words)).toEqual(before.messages.map(words))
})

test('an imported entry is undone like any other', async () => {
  const person = await busyPerson()
  const other = await setting.newPerson()
  await other.answer(importData, { body: await person.answer(exportData) })
  const { entries } = await other.answer(listEntries, { query: { kind: 'adjustment' } })
  const deletion = entries.find(({ note }) => note === 'deleted')
  for (const who of [person, other]) {
    await who.answer(undoEntry, { params: { id: deletion?.id ?? '' } })
    const { assets } = await who.answer(listAssets)
    expect(assets.map(({ asset_value }) => asset_value)).toContain(10.01)
  }
})

test('the export is a file without secrets', async () => {
  const person = await busyPerson()
  const response = await fetch(`${setting.server.url}/api/export`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="solvent-export.json"')
  const text = await response.text()
  for (const secret of [AI_KEY, person.secretKey, person.token, '$argon2', 'sealed', person.userId]) {
    expect(text).not.toContain(secret)
  }
})

test('every column of every table is exported or deliberately left out', async () => {
  const person = await setting.newPerson()
  const columns = await setting.server.db.asUser(person.userId, (tx) =>
    tx.query<{ name: string }>(
      `select tables.relname || '.' || columns.attname as name
       from pg_class tables join pg_attribute columns on columns.attrelid = tables.oid
       where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
         and columns.attnum > 0 and not columns.attisdropped and columns.attname <> 'user_id'`,
    ),
  )
  const { TABLES, columnsOf } = await import('../../src/domain/transfer/transfer-fields')
  const exported = Object.values(TABLES).flatMap(({ name, fields }) =>
    columnsOf(fields).map((column) => `${name}.${column}`),
  )
  // Drafts and steps of a conversation are not exported: what they saved is in the entries. Plan settings and traces
  // are not financial data, and opening the plan creates them again.
  const notExported =
    /^(users|sign_ins|api_tokens|authorization_codes|webhooks|webhook_calls|reminder_settings|push_devices|authenticator_apps|passkeys|used_challenges|backup_codes|remembered_devices|security_events|calendar_events|book_versions|throttles|idempotency_keys|chat_turns|chat_steps|chat_drafts|month_reserves|plan_settings|plan_traces|unfinished_accounts)\./
  const missing = columns.map(({ name }) => name).filter((name) => !notExported.test(name))
  expect(missing.sort()).toEqual(exported.sort())
})

describe('an import is refused and saves nothing', () => {
  async function refusedBy(change: (data: ExportedData) => unknown) {
    const person = await busyPerson()
    const data = await person.answer(exportData)
    const other = await setting.newPerson()
    const before = comparable(await other.answer(exportData))
    const refused = await other.refusal(importData, { body: change(data) })
    expect(comparable(await other.answer(exportData))).toEqual(before)
    return refused
  }

  function withFirst<Key extends keyof ExportedData>(
    data: ExportedData,
    list: Key,
    change: Partial<Record<string, unknown>>,
  ) {
    const rows = data[list]
    if (!Array.isArray(rows)) throw new Error(`${list} is no list`)
    const [first, ...rest] = rows
    return { ...data, [list]: [{ ...first, ...change }, ...rest] }
  }

  test.each<[string, (data: ExportedData) => unknown]>([
    ['with a balance that differs from its entries', (data) => withFirst(data, 'assets', { asset_value: 7 })],
    ['with a changed entry', (data) => withFirst(data, 'changes', { amount: 7 })],
    [
      'with a debt that differs from its entries',
      (data) => withFirst(data, 'liabilities', { remaining_amount: 0.01 }),
    ],
  ])('%s', async (_, change) => {
    expect(await refusedBy(change)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error: expect.stringMatching(/^The books of the document do not add up: .* Nothing was imported\.$/),
    })
  })

  test.each<[string, (data: ExportedData) => unknown, string]>([
    [
      'with a duplicate id',
      (data) => ({ ...data, sessions: [...data.sessions, ...data.sessions] }),
      'is inconsistent',
    ],
    [
      'with a line without its entry',
      (data) => withFirst(data, 'changes', { entry_id: randomUUID() }),
      'is inconsistent',
    ],
    [
      'with a message without its conversation',
      (data) => ({ ...data, messages: [message()] }),
      'is inconsistent',
    ],
    [
      'with a reversal of an unknown entry',
      (data) => withFirst(data, 'entries', { reverses: randomUUID(), kind: 'reversal' }),
      'is inconsistent',
    ],
    [
      'with an unpaired surrogate',
      (data) => withFirst(data, 'sessions', { title: '\ud800' }),
      'is inconsistent',
    ],
    [
      'with a change of an unknown account',
      (data) => withFirst(data, 'changes', { account_id: randomUUID() }),
      'not in the',
    ],
    [
      'with a payment for an unknown debt',
      (data) => withFirst(data, 'payments', { liability_id: randomUUID() }),
      'not in',
    ],
    [
      'with an image of an unknown record',
      (data) => withFirst(data, 'images', { subject_id: randomUUID() }),
      'not in the',
    ],
    [
      'with more paid installments than there are',
      (data) => withFirst(data, 'liabilities', { installments_paid: 13 }),
      'More',
    ],
    [
      'with interest posted too long ago',
      (data) => withFirst(data, 'liabilities', { interest_posted_through: '1990-01-01' }),
      'ten',
    ],
    [
      'with a recurring entry of another kind',
      (data) => withFirst(data, 'recurring', { kind: 'transfer' }),
      'of another kind',
    ],
    [
      'with a recurring entry that is fifty years behind',
      (data) =>
        withFirst(data, 'recurring', { unit: 'week', starts_on: '1976-01-01', next_on: '1976-01-01' }),
      'not recorded yet',
    ],
    [
      'with an occurrence of an unknown entry',
      (data) => withFirst(data, 'occurrences', { recurring_id: randomUUID() }),
      'not in the',
    ],
    [
      'with parts that do not add up',
      (data) => withFirst(data, 'parts', { amount: -4 }),
      'do not add up to its amount',
    ],
    [
      'with a category called like a built-in one',
      (data) => withFirst(data, 'categories', { name: 'groceries' }),
      'two categories called groceries',
    ],
    [
      'with too many learned words',
      (data) => ({ ...data, learned_words: Array.from({ length: 201 }, () => learnedWord()) }),
      'more than 200 learned words',
    ],
    ['of another format', (data) => ({ ...data, format: 2 }), 'format is not one this version can read'],
    ['with an unknown list', (data) => ({ ...data, secrets: [] }), 'secrets is not known'],
    ['with a third decimal', (data) => withFirst(data, 'changes', { amount: 0.001 }), 'at most two decimals'],
    [
      'with a negative balance',
      (data) => withFirst(data, 'assets', { asset_value: -1 }),
      'must not be negative',
    ],
    ['that is not an export', () => [], 'expected an object (line 1)'],
  ])('%s', async (_, change, error) => {
    const refused = await refusedBy(change)
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(refused.error).toContain(error)
  })

  function message() {
    const created_at = '2026-03-10T09:00:00.000Z'
    return { id: randomUUID(), session_id: randomUUID(), role: 'user', content: 'Hi', created_at }
  }

  function learnedWord() {
    const learned_at = '2026-03-10T09:00:00.000Z'
    return {
      id: randomUUID(),
      words: randomUUID(),
      kind: 'expense',
      category: 'Gifts',
      account: null,
      learned_at,
    }
  }

  test('into an account that is not empty', async () => {
    const person = await busyPerson()
    const data = await person.answer(exportData)
    const other = await setting.newPerson()
    await other.answer(addTentativeAsset, { body: bonus() })
    const before = await other.answer(exportData)
    expect(await other.refusal(importData, { body: data })).toEqual({
      status: 409,
      code: 'account_not_empty',
      error: 'You can only import data into an empty account.',
    })
    expect(comparable(await other.answer(exportData))).toEqual(comparable(before))
  })
})

test('of two concurrent imports one succeeds', async () => {
  const person = await busyPerson()
  const data = await person.answer(exportData)
  const other = await setting.newPerson()
  const results = await Promise.allSettled([1, 2].map(() => other.answer(importData, { body: data })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(comparable(await other.answer(exportData))).toEqual(comparable(data))
})

test('a long history is imported completely, whatever the order of its entries', async () => {
  const person = await busyPerson()
  const data = await person.answer(exportData)
  const undone = data.entries.filter(({ reverses }) => reverses !== null)
  const others = data.entries.filter(({ reverses }) => reverses === null)
  const more = Array.from({ length: 1100 }, () => ({ ...others.at(0), id: randomUUID() }))
  expect(undone).not.toEqual([])
  const other = await setting.newPerson()
  await other.answer(importData, { body: { ...data, entries: [...undone, ...more, ...others] } })
  const { entries } = await other.answer(exportData)
  expect(entries.map(({ id }) => id).sort()).toEqual([...more, ...data.entries].map(({ id }) => id).sort())
})

test('a document of many megabytes is accepted', async () => {
  const person = await talkingPerson()
  const data = await person.answer(exportData)
  const [message] = data.messages
  if (!message) throw new Error('no message')
  const content = 'x'.repeat(90_000)
  const messages = Array.from({ length: 300 }, () => ({ ...message, id: randomUUID(), content }))
  const other = await setting.newPerson()
  await other.answer(importData, { body: { ...data, messages } })
  const params = { id: message.session_id }
  expect((await other.answer(listMessages, { params })).messages).toHaveLength(300)
})

describe('a table as CSV', () => {
  async function csv(person: Person, table: string) {
    return fetch(`${setting.server.url}/api/export/${table}.csv`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
  }

  test('is a file without formulas in its cells', async () => {
    const person = await setting.newPerson()
    const asset_description = '=HYPERLINK("http://x")'
    const { id } = await person.answer(addAsset, { body: cash(12.5, { asset_description, account: 'a, b' }) })
    const response = await csv(person, 'assets')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="solvent-assets.csv"')
    expect(await response.text()).toBe(
      'asset_type,asset_value,date_received,description,account,is_liquid,id\r\n' +
        `Cash,12.5,2026-01-15,"'=HYPERLINK(""http://x"")","a, b",true,${id}\r\n`,
    )
  })

  test.each([
    ['assets', 1],
    ['expected-assets', 2],
    ['liabilities', 1],
    ['entries', 10],
  ])('%s has a header and its rows', async (table, atLeast) => {
    const person = await busyPerson()
    const lines = (await (await csv(person, table)).text()).split('\r\n')
    expect(lines.length - 2).toBeGreaterThanOrEqual(atLeast)
  })

  test('shows the amount that a payment took, with its sign', async () => {
    const person = await busyPerson()
    const text = await (await csv(person, 'entries')).text()
    expect(text).toMatch(/^2026-03-10,payment,asset,Cash,-\d+\.\d+,,/m)
  })

  test('of an unknown table is refused', async () => {
    const person = await setting.newPerson()
    const refused = await person.refusal({ ...exportTable, path: '/api/export/users.csv' })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
