// Engines: both (row locks)
import { carLoan, cash, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addRecurring,
  type BodyOf,
  changeRecurring,
  deleteRecurring,
  listAssets,
  listEntries,
  listRecurring,
  moveOccurrence,
  recordOccurrence,
  skipOccurrence,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function setDate(date: string): void {
  setting.server.clock.date = date
}

type Fields = BodyOf<typeof addRecurring>

const SALARY = {
  ...rent,
  kind: 'income',
  name: 'Salary',
  amount: 900,
  category: 'Salary',
  unit: 'last_working_day',
} as const satisfies Fields

const LATER = { starts_on: '2026-04-20' }

async function personWithCash(amount = 1000): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(amount) })
  return person
}

async function withRent(given: Partial<typeof rent> = {}, holds = 1000) {
  const person = await personWithCash(holds)
  const recurring = await person.answer(addRecurring, { body: { ...rent, ...given } })
  return { person, recurring }
}

async function recorded(person: Person): Promise<(string | number)[][]> {
  const { entries } = await person.answer(listEntries, { query: { limit: '200' } })
  return entries
    .filter(({ kind }) => kind !== 'opening' && kind !== 'reversal')
    .map(({ note, occurred_on, changes }) => [note, occurred_on, sumOf(changes)])
    .reverse()
}

function sumOf(changes: readonly { amount: number }[]): number {
  return changes.reduce((sum, { amount }) => sum + amount, 0)
}

async function held(person: Person): Promise<number> {
  const { assets } = await person.answer(listAssets)
  return assets.reduce((sum, { asset_value }) => sum + asset_value, 0)
}

const listOf = (person: Person) => person.answer(listRecurring)

test('an automatic bill is recorded on each of its days, dated that day', async () => {
  const { person, recurring } = await withRent()
  expect(recurring).toMatchObject({ name: 'Rent', amount: 100, next_on: '2026-03-20', liability: null })
  setDate('2026-03-19')
  expect(await recorded(person)).toEqual([])
  setDate('2026-05-20')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-20', -100],
    ['Rent', '2026-04-20', -100],
    ['Rent', '2026-05-20', -100],
  ])
  expect(await held(person)).toBe(700)
  expect((await listOf(person)).recurring).toMatchObject([{ next_on: '2026-06-20' }])
  const [entry] = (await person.answer(listEntries, { query: { kind: 'expense' } })).entries
  expect(entry).toMatchObject({ author: 'schedule', category: 'Housing' })
})

test('income comes before a bill of the same day, so that it can pay it', async () => {
  const person = await personWithCash(0)
  await person.answer(addRecurring, { body: { ...rent, amount: 800, starts_on: '2026-03-31' } })
  await person.answer(addRecurring, { body: SALARY })
  setDate('2026-06-01')
  expect(await recorded(person)).toEqual([
    ['Salary', '2026-03-31', 900],
    ['Rent', '2026-03-31', -800],
    ['Salary', '2026-04-30', 900],
    ['Rent', '2026-04-30', -800],
    ['Salary', '2026-05-29', 900],
    ['Rent', '2026-05-31', -800],
  ])
})

test('a transfer that comes back moves money and is neither income nor spending', async () => {
  const person = await personWithCash()
  await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  const { account: _, category: __, ...shared } = rent
  const ends = { from_account: 'Cash', to_account: 'Savings Account' }
  await person.answer(addRecurring, { body: { ...shared, kind: 'transfer', name: 'Saving', ...ends } })
  setDate('2026-04-20')
  expect(await held(person)).toBe(1000)
  const { entries } = await person.answer(listEntries, { query: { kind: 'transfer' } })
  expect(entries.map(({ occurred_on }) => occurred_on)).toEqual(['2026-04-20', '2026-03-20'])
})

test('one that asks waits for the answer, and is recorded once with the amount that was paid', async () => {
  const { person, recurring } = await withRent({ automatic: false })
  setDate('2026-04-22')
  expect(await recorded(person)).toEqual([])
  const waiting = { recurring_id: recurring.id, name: 'Rent', amount: 100, is_due: true, problem: null }
  expect((await listOf(person)).occurrences).toMatchObject([
    { ...waiting, on: '2026-03-20' },
    { ...waiting, on: '2026-04-20' },
  ])
  const record = { params: recurring, body: { due_on: '2026-03-20', amount: 110 } }
  const entry = await person.answer(recordOccurrence, record)
  expect(entry).toMatchObject({ occurred_on: '2026-03-20', note: 'Rent', author: 'screen' })
  expect(await person.refusal(recordOccurrence, record)).toMatchObject({
    error: 'This was already recorded or skipped.',
  })
  await person.answer(skipOccurrence, { params: recurring, body: { due_on: '2026-04-20' } })
  expect((await listOf(person)).occurrences).toEqual([])
  expect(await recorded(person)).toEqual([['Rent', '2026-03-20', -110]])
})

test('an undone one stays undone', async () => {
  const { person } = await withRent()
  setDate('2026-03-20')
  const [entry] = (await person.answer(listEntries, { query: { kind: 'expense' } })).entries
  await person.answer(undoEntry, { params: { id: entry?.id ?? '' } })
  setDate('2026-03-25')
  expect(await held(person)).toBe(1000)
})

test('what the account cannot pay waits, the others go on, and it can be paid later', async () => {
  const { person, recurring } = await withRent({}, 50)
  setDate('2026-03-21')
  const { occurrences } = await listOf(person)
  expect(occurrences).toMatchObject([
    {
      is_due: true,
      problem: 'It could not be recorded on 20 March. Check what Cash holds.',
    },
  ])
  await person.answer(addAsset, { body: cash(500) })
  setDate('2026-04-21')
  expect(await recorded(person)).toEqual([['Rent', '2026-04-20', -100]])
  await person.answer(recordOccurrence, { params: recurring, body: { due_on: '2026-03-20' } })
  expect(await held(person)).toBe(350)
  expect((await listOf(person)).occurrences).toEqual([])
})

test('the next one can be paid early, skipped or moved', async () => {
  const { person, recurring } = await withRent()
  await person.answer(recordOccurrence, { params: recurring, body: { due_on: '2026-03-20' } })
  await person.answer(skipOccurrence, { params: recurring, body: { due_on: '2026-04-20' } })
  await person.answer(moveOccurrence, { params: recurring, body: { due_on: '2026-05-20', on: '2026-06-02' } })
  const { recurring: listed, occurrences } = await listOf(person)
  expect(listed).toMatchObject([{ next_on: '2026-06-20' }])
  expect(occurrences).toMatchObject([{ due_on: '2026-05-20', on: '2026-06-02', is_due: false }])
  setDate('2026-06-30')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-10', -100],
    ['Rent', '2026-06-02', -100],
    ['Rent', '2026-06-20', -100],
  ])
})

test('a change from a later day on leaves what comes before it as it was', async () => {
  const { person, recurring } = await withRent()
  const change = { ...rent, amount: 120, from: '2026-05-01' }
  const next = await person.answer(changeRecurring, { params: recurring, body: change })
  expect(next).toMatchObject({ amount: 120, next_on: '2026-05-20' })
  setDate('2026-06-21')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-20', -100],
    ['Rent', '2026-04-20', -100],
    ['Rent', '2026-05-20', -120],
    ['Rent', '2026-06-20', -120],
  ])
  expect((await listOf(person)).recurring).toMatchObject([
    { amount: 120, next_on: '2026-07-20' },
    { amount: 100, ends_on: '2026-04-30', next_on: null },
  ])
})

test('a change from the next day on replaces the values, and a deleted one is recorded no more', async () => {
  const { person, recurring } = await withRent()
  const change = { ...rent, unit: 'week' as const, every: 2, from: '2026-03-20' }
  const changed = await person.answer(changeRecurring, { params: recurring, body: change })
  expect(changed).toMatchObject({ id: recurring.id, next_on: '2026-03-20' })
  setDate('2026-04-05')
  await person.answer(deleteRecurring, { params: recurring })
  setDate('2026-05-01')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-20', -100],
    ['Rent', '2026-04-03', -100],
  ])
  expect(await listOf(person)).toEqual({ recurring: [], occurrences: [] })
})

test('a change from the next day on leaves what waits for an answer as it was', async () => {
  const { person, recurring } = await withRent({ automatic: false })
  setDate('2026-03-21')
  await person.answer(addAsset, { body: { ...cash(500), asset_type: 'Savings Account' } })
  const body = { ...rent, name: 'New flat', account: 'Savings Account', from: '2026-04-01' }
  const next = await person.answer(changeRecurring, { params: recurring, body })
  expect(next).toMatchObject({ name: 'New flat', next_on: '2026-04-20' })
  const { recurring: listed, occurrences } = await listOf(person)
  expect(occurrences).toMatchObject([{ name: 'Rent', account: 'Cash', due_on: '2026-03-20' }])
  expect(listed).toMatchObject([
    { id: next.id, name: 'New flat' },
    { id: recurring.id, name: 'Rent', ends_on: '2026-03-31', next_on: null },
  ])
  await person.answer(recordOccurrence, { params: recurring, body: { due_on: '2026-03-20' } })
  setDate('2026-04-20')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-20', -100],
    ['New flat', '2026-04-20', -100],
  ])
})

test('a change does not bring back a day that was paid early, skipped or moved', async () => {
  const { person, recurring } = await withRent()
  await person.answer(recordOccurrence, { params: recurring, body: { due_on: '2026-03-20' } })
  await person.answer(skipOccurrence, { params: recurring, body: { due_on: '2026-04-20' } })
  const change = { params: recurring, body: { ...rent, amount: 120, from: '2026-03-11' } }
  expect(await person.answer(changeRecurring, change)).toMatchObject({ next_on: '2026-05-20' })
  await person.answer(moveOccurrence, { params: recurring, body: { due_on: '2026-05-20', on: '2026-06-02' } })
  const next = await person.answer(changeRecurring, {
    params: recurring,
    body: { ...change.body, amount: 130 },
  })
  expect(next).toMatchObject({ next_on: '2026-06-20' })
  setDate('2026-06-20')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-10', -100],
    ['Rent', '2026-06-02', -120],
    ['Rent', '2026-06-20', -130],
  ])
})

test('a change from a day after the end does not move the end', async () => {
  const { person, recurring } = await withRent({ ends_on: '2026-03-31' })
  await person.answer(changeRecurring, {
    params: recurring,
    body: { ...rent, amount: 120, from: '2026-05-15' },
  })
  setDate('2026-05-20')
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-03-20', -100],
    ['Rent', '2026-05-20', -120],
  ])
})

test('the days before today are recorded as well', async () => {
  const { person } = await withRent({ starts_on: '2026-01-20' })
  expect(await recorded(person)).toEqual([
    ['Rent', '2026-01-20', -100],
    ['Rent', '2026-02-20', -100],
  ])
})

test('a bill that becomes a liability is no longer recorded by itself', async () => {
  const { person, recurring } = await withRent()
  await person.answer(addLiability, { body: carLoan({ description: 'Rent' }) })
  expect((await listOf(person)).recurring).toMatchObject([{ id: recurring.id, liability: 'Rent' }])
  setDate('2026-03-20')
  expect(await recorded(person)).toEqual([])
  expect((await listOf(person)).occurrences).toMatchObject([{ is_due: true, problem: null }])
})

test.each<[string, Partial<Record<keyof Fields | 'to_account', unknown>>, string, string]>([
  [
    'a thousand entries for days that have passed',
    { unit: 'week', starts_on: '2005-01-01' },
    'starts_on',
    'It would record more than 100 entries for days that have passed. Start it later.',
  ],
  [
    'an end before the first day',
    { ends_on: '2026-03-19' },
    'ends_on',
    'It would end before it happens. Choose a later day.',
  ],
  ['an amount of 0', { amount: 0 }, 'amount', 'must be greater than 0'],
  ['half a cent', { amount: 1.005 }, 'amount', 'must have at most two decimals'],
  ['every 0 months', { every: 0 }, 'every', 'must be at least 1'],
  ['a day that does not exist', { starts_on: '2026-02-30' }, 'starts_on', 'must be a date like 2026-03-31'],
  [
    'the name of a liability',
    { name: 'car loan' },
    'name',
    'car loan is one of your liabilities. Its payments are already part of your plan.',
  ],
])('%s is refused at its field, and nothing is saved', async (_, given, field, message) => {
  const person = await personWithCash()
  await person.answer(addLiability, { body: carLoan() })
  const refused = await person.send(addRecurring, { body: { ...rent, ...given } as Fields })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ fields: [{ field, message }] })
  expect(await listOf(person)).toEqual({ recurring: [], occurrences: [] })
})

test('a transfer to the same account, a change in the past and a move to today are refused', async () => {
  const { person, recurring } = await withRent()
  const { account: _, category: __, ...shared } = rent
  const toItself = { ...shared, kind: 'transfer' as const, from_account: 'Cash', to_account: 'Cash' }
  expect(await person.refusal(addRecurring, { body: toItself })).toMatchObject({
    fields: [{ field: 'to_account', message: 'Choose two different accounts.' }],
  })
  const change = { params: recurring, body: { ...rent, from: '2026-03-10' } }
  expect(await person.refusal(changeRecurring, change)).toMatchObject({
    fields: [{ field: 'from', message: 'must be after today' }],
  })
  const move = { params: recurring, body: { due_on: '2026-03-20', on: '2026-03-10' } }
  expect(await person.refusal(moveOccurrence, move)).toMatchObject({
    fields: [{ field: 'on', message: 'must be after today' }],
  })
  expect((await listOf(person)).recurring).toEqual([recurring])
})

test('concurrent requests record each occurrence once', async () => {
  const { person } = await withRent({}, 5000)
  setDate('2027-03-20')
  const pages = Array.from({ length: 12 }, () => person.send(listAssets))
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(await recorded(person)).toHaveLength(13)
  expect(await held(person)).toBe(3700)
})

test('at most 100 are kept, and one more is refused', async () => {
  const person = await personWithCash()
  for (let n = 0; n < 100; n += 1) await person.answer(addRecurring, { body: { ...rent, name: `Bill ${n}` } })
  expect(await person.refusal(addRecurring, { body: rent })).toMatchObject({ code: 'too_many_recurring' })
})

test('an entry that has ended cannot come back as one more than 100', async () => {
  const { person, recurring } = await withRent({ ends_on: '2026-03-20' })
  setDate('2026-03-21')
  await listOf(person)
  for (let n = 0; n < 100; n += 1) await person.answer(addRecurring, { body: { ...rent, ...LATER } })
  const change = { params: recurring, body: { ...rent, from: '2026-04-01' } }
  expect(await person.refusal(changeRecurring, change)).toMatchObject({ code: 'too_many_recurring' })
})
