// Engines: both (renaming and merging)
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addRecurring,
  type BodyOf,
  BUILT_IN_CATEGORIES,
  changeCategory,
  changeEntry,
  downloadMonths,
  getEntry,
  getEntrySummary,
  getMonth,
  listCategories,
  listEntries,
  listLearnedWords,
  listRecurring,
  MAX_OWN_CATEGORIES,
  mergeCategory,
  recordExpense,
  setLimit,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const DAY = '2026-03-10'

/** A person with 5,000.00 in cash. */
async function someone(): Promise<Person> {
  setting.server.clock.date = DAY
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  return person
}

type NewCategory = BodyOf<typeof addCategory>

function category(name: string, more: Partial<NewCategory> = {}): NewCategory {
  return { kind: 'expense', name, hue: 3, icon: 'Gifts', parent: null, ...more }
}

function add(person: Person, name: string, more: Partial<NewCategory> = {}) {
  return person.answer(addCategory, { body: category(name, more) })
}

function spend(person: Person, amount: number, of: string, note = '') {
  return person.answer(recordExpense, {
    body: { amount, occurred_on: DAY, account: 'Cash', category: of, note },
  })
}

async function spending(person: Person) {
  return (await person.answer(getEntrySummary, { query: {} })).spending
}

async function monthsFile({ token }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(setting.server.url + downloadMonths.path, { headers })).text()
}

/** Everything that names a category, as the pages show it. */
async function namedIn(person: Person) {
  const [{ entries }, { recurring }, { words }, { categories }, csv] = await Promise.all([
    person.answer(listEntries, { query: {} }),
    person.answer(listRecurring, {}),
    person.answer(listLearnedWords, {}),
    person.answer(getMonth, { query: {} }),
    monthsFile(person),
  ])
  return {
    entries: entries.flatMap((one) => one.category ?? []),
    recurring: recurring.map((one) => one.category),
    words: words.map((one) => one.category),
    limits: categories.filter(({ limit }) => limit).map((one) => one.category),
    csv: csv.split('\r\n').filter((line) => line.includes(',category,')),
  }
}

test('an own category can be used like a built-in one', async () => {
  const person = await someone()
  const pets = await add(person, 'Pets')
  expect((await person.answer(listCategories, {})).categories).toEqual([pets])
  const entry = await spend(person, 40, 'Pets', 'Vet')
  expect(entry.category).toBe('Pets')
  expect(await spending(person)).toEqual([{ category: 'Pets', amount: 40 }])
  const { entries } = await person.answer(listEntries, { query: { category: 'Pets' } })
  expect(entries.map(({ id }) => id)).toEqual([entry.id])
  const found = await person.answer(listEntries, { query: { text: 'pet' } })
  expect(found.entries.map(({ id }) => id)).toEqual([entry.id])
})

test('a new name applies to everything that has the old one', async () => {
  const person = await someone()
  const pets = await add(person, 'Pets')
  await add(person, 'Vet', { parent: 'Pets' })
  const entry = await spend(person, 40, 'Leisure', 'Dog food')
  await person.answer(changeEntry, { params: entry, body: { category: 'Pets' } })
  await person.answer(setLimit, { body: { category: 'Pets', amount: 100 } })
  const insurance = { kind: 'expense' as const, name: 'Dog insurance', amount: 9, account: 'Cash' }
  const monthly = { unit: 'month' as const, every: 1, starts_on: '2026-04-01', automatic: true }
  await person.answer(addRecurring, { body: { ...insurance, ...monthly, category: 'Pets' } })
  await person.answer(changeCategory, { params: pets, body: { ...look(pets), name: 'Animals' } })
  expect(await namedIn(person)).toEqual({
    entries: ['Animals'],
    recurring: ['Animals'],
    words: ['Animals'],
    limits: ['Animals'],
    csv: ['2026-03,category,Animals,40'],
  })
  const { categories } = await person.answer(listCategories, {})
  expect(categories.map(({ name, parent }) => [name, parent])).toEqual([
    ['Animals', null],
    ['Vet', 'Animals'],
  ])
})

function look({ name, hue, icon, parent }: NewCategory) {
  return { name, hue, icon, parent }
}

test('merging moves everything to the other category and deletes the own one with its limit', async () => {
  const person = await someone()
  await add(person, 'Pets')
  await add(person, 'Vet', { parent: 'Pets' })
  const entry = await spend(person, 40, 'Leisure', 'Dog food')
  await person.answer(changeEntry, { params: entry, body: { category: 'Pets' } })
  await spend(person, 5, 'Shopping')
  await person.answer(setLimit, { body: { category: 'Pets', amount: 100 } })
  const body = { kind: 'expense' as const, category: 'Pets', into: 'Shopping' }
  expect(await person.answer(mergeCategory, { body })).toEqual({ message: 'Pets is now part of Shopping.' })
  expect(await namedIn(person)).toEqual({
    entries: ['Shopping', 'Shopping'],
    recurring: [],
    words: ['Shopping'],
    limits: [],
    csv: ['2026-03,category,Shopping,45'],
  })
  const { categories } = await person.answer(listCategories, {})
  expect(categories.map(({ name, parent }) => [name, parent])).toEqual([['Vet', 'Shopping']])
})

test('a built-in category can be merged into an own one, and stays', async () => {
  const person = await someone()
  await add(person, 'Restaurants')
  await spend(person, 30, 'Eating out')
  const body = { kind: 'expense' as const, category: 'Eating out', into: 'Restaurants' }
  await person.answer(mergeCategory, { body })
  expect(await spending(person)).toEqual([{ category: 'Restaurants', amount: 30 }])
  await spend(person, 10, 'Eating out')
})

test('a category merged into one of its parts leaves that part and the others under it', async () => {
  const person = await someone()
  await add(person, 'Pets')
  await add(person, 'Vet', { parent: 'Pets' })
  await add(person, 'Dog food', { parent: 'Pets' })
  const body = { kind: 'expense' as const, category: 'Pets', into: 'Vet' }
  await person.answer(mergeCategory, { body })
  const { categories } = await person.answer(listCategories, {})
  expect(categories.map(({ name, parent }) => [name, parent])).toEqual([
    ['Dog food', 'Vet'],
    ['Vet', null],
  ])
})

test('a parent is filtered with its parts, and its limit counts them', async () => {
  const person = await someone()
  await add(person, 'Coffee', { parent: 'Eating out' })
  await spend(person, 30, 'Eating out')
  await spend(person, 12.5, 'Coffee')
  await person.answer(setLimit, { body: { category: 'Eating out', amount: 50 } })
  const query = { category: 'Eating out' }
  expect((await person.answer(listEntries, { query })).entries).toHaveLength(2)
  expect((await person.answer(getEntrySummary, { query })).months[0]?.money_out).toBe(42.5)
  const { categories } = await person.answer(getMonth, { query: {} })
  expect(categories).toMatchObject([
    { category: 'Eating out', parent: null, spent: 30, limit: { amount: 50, left: 7.5 } },
    { category: 'Coffee', parent: 'Eating out', spent: 12.5, limit: null },
  ])
  const passing = await spend(person, 10, 'Coffee')
  expect(passing).toMatchObject({
    limit_notice: 'Eating out is $2.50 over its limit of $50.00 this month.',
  })
})

test.each<[string, Partial<NewCategory>, string, string]>([
  ['a built-in name', { name: 'groceries' }, 'name', 'You already have a category called groceries.'],
  ['a name twice', { name: 'PETS' }, 'name', 'You already have a category called PETS.'],
  ['no name', { name: ' ' }, 'name', 'is required'],
  ['a long name', { name: 'x'.repeat(41) }, 'name', 'must be at most 40 characters'],
  ['a seventh hue', { hue: 7 }, 'hue', 'must be at most 6'],
  ['itself as parent', { name: 'Cats', parent: 'Cats' }, 'parent', 'must be another category'],
  [
    'a parent of the other kind',
    { parent: 'Salary' },
    'parent',
    `must be one of ${[...BUILT_IN_CATEGORIES.expense, 'Pets'].join(', ')}`,
  ],
  [
    'a part as parent',
    { parent: 'Vet' },
    'parent',
    `must be one of ${[...BUILT_IN_CATEGORIES.expense, 'Pets'].join(', ')}`,
  ],
])('a category with %s is refused at the field', async (_, fields, field, message) => {
  const person = await someone()
  await add(person, 'Pets')
  await add(person, 'Vet', { parent: 'Pets' })
  const body = { ...category('Lizards'), ...fields }
  await expect(person.refusal(addCategory, { body })).resolves.toMatchObject({ fields: [{ field, message }] })
  expect((await person.answer(listCategories, {})).categories).toHaveLength(2)
})

test('merging into itself, an unknown category or one of the other kind moves nothing', async () => {
  const person = await someone()
  await add(person, 'Pets')
  await spend(person, 40, 'Pets')
  for (const [into, message] of [
    ['Pets', 'must be another category'],
    ['Salary', expect.stringContaining('must be one of Groceries')],
    ['Nothing', expect.stringContaining('must be one of Groceries')],
  ] as const) {
    const body = { kind: 'expense' as const, category: 'Pets', into }
    const refusal = await person.refusal(mergeCategory, { body })
    expect(refusal).toMatchObject({ fields: [{ field: 'into', message }] })
  }
  expect(await spending(person)).toEqual([{ category: 'Pets', amount: 40 }])
})

test('an own category of one person is unknown to another', async () => {
  const [person, other] = [await someone(), await someone()]
  const pets = await add(person, 'Pets')
  expect((await other.answer(listCategories, {})).categories).toEqual([])
  const body = { amount: 1, occurred_on: DAY, account: 'Cash', category: 'Pets' }
  await expect(other.refusal(recordExpense, { body })).resolves.toMatchObject({
    fields: [{ field: 'category', message: expect.stringContaining('must be one of Groceries') }],
  })
  const stolen = { params: pets, body: look(pets) }
  await expect(other.refusal(changeCategory, stolen)).resolves.toMatchObject({ code: 'not_found' })
})

test('an expense cannot have an own category of income', async () => {
  const person = await someone()
  await add(person, 'Freelance', { kind: 'income' })
  const body = { amount: 1, occurred_on: DAY, account: 'Cash', category: 'Freelance' }
  const refusal = await person.refusal(recordExpense, { body })
  expect(refusal).toMatchObject({ fields: [{ field: 'category' }] })
})

test('there is a largest number of own categories', async () => {
  const person = await someone()
  for (let count = 0; count < MAX_OWN_CATEGORIES; count++) await add(person, `Mine ${count}`)
  await expect(person.refusal(addCategory, { body: category('One more') })).resolves.toMatchObject({
    fields: [
      { field: 'name', message: 'You can have 100 categories of your own. Merge some of them first.' },
    ],
  })
})

test('a corrected entry of a merged category shows the other one', async () => {
  const person = await someone()
  await add(person, 'Pets')
  const entry = await spend(person, 40, 'Pets')
  const body = { kind: 'expense' as const, category: 'Pets', into: 'Other' }
  await person.answer(mergeCategory, { body })
  expect((await person.answer(getEntry, { params: entry })).category).toBe('Other')
})

test('of two categories added with one name at the same time, one is refused at the name', async () => {
  const person = await someone()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => person.send(addCategory, { body: category('Pets') })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field: 'name' }] } })
})
