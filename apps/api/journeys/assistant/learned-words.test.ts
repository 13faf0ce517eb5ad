// Engines: both (the upsert and the deletion of the oldest words)
import { Conversation } from '@solvent/api-testing/conversation'
import { cash } from '@solvent/api-testing/examples'
import { logIn, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  changeEntry,
  confirmDraft,
  deleteAsset,
  deleteLearnedWord,
  type LearnedWord,
  listEntries,
  listLearnedWords,
  MAX_LEARNED_WORDS,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const MESSAGE = 'spent 40 on dog grooming'

interface Learner {
  person: Person
  chat: Conversation
  savings: string
}

async function newLearner(): Promise<Learner> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const savings = await person.answer(addAsset, { body: cash(900, { asset_type: 'Savings Account' }) })
  return { person, chat: await Conversation.begin(person), savings: savings.id }
}

/** Saves an entry with one message. */
async function save(chat: Conversation, message = MESSAGE) {
  const { status, reply, meta } = await chat.ask(message)
  const [entry] = meta.entries ?? []
  if (status !== 'saved' || !entry) throw new Error(`Nothing was saved: ${reply}`)
  return entry
}

async function correct({ person, chat }: Learner, category: string, message = MESSAGE): Promise<string> {
  const { id } = await save(chat, message)
  await person.answer(changeEntry, { params: { id }, body: { category } })
  return id
}

async function wordsOf(person: Person): Promise<Omit<LearnedWord, 'id'>[]> {
  return (await person.answer(listLearnedWords)).words.map(({ id: _, ...word }) => word)
}

/** Drafts the message and confirms it with these changes. */
async function confirmChanged({ person, chat }: Learner, message: string, changes: object): Promise<void> {
  const { meta } = await chat.ask(message)
  const { id = '', fields } = meta.draft ?? {}
  await person.answer(confirmDraft, { params: { id }, body: { fields: { ...fields, ...changes } } })
}

test('a corrected category of an entry is used for the next one with these words', async () => {
  const learner = await newLearner()
  expect((await save(learner.chat)).category).not.toBe('Leisure')
  await correct(learner, 'Leisure')
  expect(await wordsOf(learner.person)).toEqual([
    { words: 'dog grooming', kind: 'expense', category: 'Leisure', account: null },
  ])
  expect(await save(learner.chat, 'paid 45 for the Dog Groomings')).toMatchObject({
    category: 'Leisure',
    label: expect.stringMatching(/from Cash$/),
  })
})

test('the category and account of a confirmed draft are used for the next message', async () => {
  const learner = await newLearner()
  await confirmChanged(learner, 'I think I spent 40 on dog grooming', {
    category: 'Leisure',
    account: 'Savings Account',
  })
  expect(await wordsOf(learner.person)).toEqual([
    { words: 'dog grooming', kind: 'expense', category: 'Leisure', account: 'Savings Account' },
  ])
  expect(await save(learner.chat)).toMatchObject({
    category: 'Leisure',
    label: 'dog grooming, from Savings Account',
  })
  expect((await save(learner.chat, `${MESSAGE} from cash`)).label).toBe('dog grooming, from Cash')
})

test('a draft teaches only what was changed, and nothing if it was confirmed as it was', async () => {
  const learner = await newLearner()
  await confirmChanged(learner, 'I think I spent 4 on printer paper', {})
  await confirmChanged(learner, 'I think I spent 4 on printer paper', { amount: 5 })
  expect(await wordsOf(learner.person)).toEqual([])
  await confirmChanged(learner, 'I think I spent 4 on printer paper', { account: 'Savings Account' })
  expect(await wordsOf(learner.person)).toEqual([
    { words: 'printer paper', kind: 'expense', category: null, account: 'Savings Account' },
  ])
})

test('a later correction replaces an earlier one, and leaves what it does not change', async () => {
  const learner = await newLearner()
  await confirmChanged(learner, 'I think I spent 40 on dog grooming', {
    category: 'Leisure',
    account: 'Savings Account',
  })
  await correct(learner, 'Health')
  expect(await wordsOf(learner.person)).toEqual([
    { words: 'dog grooming', kind: 'expense', category: 'Health', account: 'Savings Account' },
  ])
})

test('a learned account that is deleted is not used, and money comes from Cash again', async () => {
  const learner = await newLearner()
  await confirmChanged(learner, 'I think I spent 40 on dog grooming', { account: 'Savings Account' })
  await learner.person.answer(deleteAsset, { params: { id: learner.savings } })
  expect((await save(learner.chat)).label).toBe('dog grooming, from Cash')
})

test('the category and account of an income are learned', async () => {
  const learner = await newLearner()
  await confirmChanged(learner, 'I think I received 50 for pottery', {
    category: 'Sale',
    account: 'Savings Account',
  })
  const learned = { kind: 'income', category: 'Sale', account: 'Savings Account' }
  expect(await wordsOf(learner.person)).toMatchObject([learned])
  expect(await save(learner.chat, 'received 60 for pottery')).toMatchObject({
    kind: 'income',
    category: 'Sale',
    label: expect.stringMatching(/to Savings Account$/),
  })
})

test('another note, the same category and a long or empty note teach nothing', async () => {
  const learner = await newLearner()
  const { person, chat } = learner
  const { id, category } = await save(chat)
  const change = (body: object) => person.answer(changeEntry, { params: { id }, body })
  await change({ category })
  await change({ note: 'Bella' })
  await change({ note: '', category: 'Leisure' })
  await change({ note: 'x'.repeat(41), category: 'Health' })
  expect(await wordsOf(person)).toEqual([])
  await change({ note: 'Béla ', category: 'Leisure' })
  expect(await wordsOf(person)).toMatchObject([{ words: 'bela', category: 'Leisure' }])
})

test('forgotten words are not used, and cannot be forgotten twice', async () => {
  const learner = await newLearner()
  const { person, chat } = learner
  const { category } = await save(chat)
  await correct(learner, 'Leisure')
  const { words } = await person.answer(listLearnedWords)
  const params = { id: words[0]?.id ?? '' }
  await person.answer(deleteLearnedWord, { params })
  expect(await wordsOf(person)).toEqual([])
  expect((await save(chat)).category).toBe(category)
  expect(await person.refusal(deleteLearnedWord, { params })).toMatchObject({ status: 404 })
})

test('an undo of the entry does not unlearn its words', async () => {
  const learner = await newLearner()
  const id = await correct(learner, 'Leisure')
  await learner.person.answer(undoEntry, { params: { id } })
  expect((await save(learner.chat)).category).toBe('Leisure')
})

test('another person does not get the words, and cannot delete them', async () => {
  const [learner, other] = [await newLearner(), await newLearner()]
  await correct(learner, 'Leisure')
  expect((await save(other.chat)).category).not.toBe('Leisure')
  expect(await wordsOf(other.person)).toEqual([])
  const { words } = await learner.person.answer(listLearnedWords)
  const params = { id: words[0]?.id ?? '' }
  expect(await other.person.refusal(deleteLearnedWord, { params })).toMatchObject({ status: 404 })
  expect(await wordsOf(learner.person)).toHaveLength(1)
})

test('the newest 200 words are kept, and a renewed correction is new', async () => {
  const { person, chat } = await newLearner()
  const { id } = await save(chat)
  const note = (n: number) => `thing ${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`
  async function teach(text: string) {
    setting.server.clock.aheadMs += 1
    const { entries } = await person.answer(listEntries, { query: { kind: 'expense', limit: '1' } })
    const category = entries[0]?.category === 'Health' ? 'Leisure' : 'Health'
    await person.answer(changeEntry, { params: { id }, body: { note: text, category } })
  }
  for (let n = 0; n < MAX_LEARNED_WORDS; n += 1) await teach(note(n))
  await teach(note(0))
  await teach('one more')
  const words = (await wordsOf(person)).map((word) => word.words)
  expect(words).toHaveLength(MAX_LEARNED_WORDS)
  expect(words.slice(0, 2)).toEqual(['one more', note(0)])
  expect(words).not.toContain(note(1))
  expect(words).toContain(note(2))
})

test('the words are there on another device', async () => {
  const learner = await newLearner()
  await correct(learner, 'Leisure')
  expect(await wordsOf(await logIn(learner.person))).toEqual(await wordsOf(learner.person))
})
