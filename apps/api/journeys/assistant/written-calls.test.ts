// Engines: one
import { listEntries } from '@solvent/contracts'
import { booksOf, newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'
import { writtenCalls } from '../../src/testing/written-calls'

const setting = useServer()
const ai = useProvider(setting)

const MESSAGE = 'For my lunch I paid 12.50, which was a nice one'
const RAW = /record_expense|send_money|list_assets|amount|arguments|tool|[{}<>[\]]/

/** The texts of the streamed events and of the saved reply. */
function shownIn(events: readonly { data: unknown }[]): string {
  return events
    .map(({ data }) => data as { text?: string; reply?: string }) // of the events delta and done
    .map(({ text = '', reply = '' }) => text + reply)
    .join('\n')
}

const expenses = writtenCalls.filter(({ calls }) => calls.some(([name]) => name === 'record_expense'))

test.each(expenses)('$shape ends as an entry or a draft, and is not shown', async ({ text, calls }) => {
  const { person, chat } = await newBorrower(setting)
  ai.provider.script({ text: `Let me note that.\n\n${text}` })
  const events = await chat.stream(MESSAGE)
  const isSaved = calls.length === 1
  expect(events.at(-1)?.data).toMatchObject({ status: isSaved ? 'saved' : 'confirm' })
  expect(shownIn(events)).not.toMatch(RAW)
  const { entries } = await person.answer(listEntries)
  expect(entries.filter(({ kind }) => kind === 'expense')).toHaveLength(isSaved ? 1 : 0)
})

test('a written call with an amount that is not in the message becomes a draft', async () => {
  const { person, chat } = await newBorrower(setting)
  const before = await booksOf(person)
  ai.provider.script({ text: 'Fine.\n[record_expense(amount=400, category="Other")]' })
  expect(await chat.ask(MESSAGE)).toMatchObject({
    status: 'confirm',
    meta: { draft: { kind: 'record_expense', reason: 'not_in_your_words' } },
  })
  expect(await booksOf(person)).toEqual(before)
})

test.each(writtenCalls.filter(({ calls }) => calls.length === 0))(
  '$shape saves nothing and is not shown, and the model is asked again',
  async ({ text }) => {
    const { person, chat } = await newBorrower(setting)
    const before = await booksOf(person)
    ai.provider.script({ text }, { text: 'Shall I record it?' })
    const events = await chat.stream(MESSAGE)
    expect(events.at(-1)?.data).toMatchObject({ status: 'ok', reply: 'Shall I record it?' })
    expect(shownIn(events)).not.toMatch(RAW)
    expect(await booksOf(person)).toEqual(before)
  },
)
