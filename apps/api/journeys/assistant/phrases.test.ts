// Engines: none
import { Conversation, saveApiKey } from '@solvent/api-testing/conversation'
import type { Person } from '@solvent/api-testing/person'
import { PHRASES_DAY, phrases, phrasesBooks } from '@solvent/api-testing/phrases'
import { addAsset, addLiability } from '@solvent/contracts'
import { booksOf, useProvider } from '../../src/testing/borrower'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

/** The phrases that reached the model. */
const asked = new Set<string>()

/** A person with unchanged books, reused until a phrase saves something; null if there is none. */
let unchangedPerson: Person | null = null

async function speaker(): Promise<Person> {
  if (unchangedPerson) return unchangedPerson
  const person = await setting.newPerson()
  await saveApiKey(person)
  for (const body of phrasesBooks.assets) await person.answer(addAsset, { body })
  for (const body of phrasesBooks.liabilities) await person.answer(addLiability, { body })
  unchangedPerson = person
  return person
}

test('there are 120 different phrases, written for the date of the tests', () => {
  expect(phrases).toHaveLength(120)
  expect(new Set(phrases.map(({ say }) => say)).size).toBe(120)
  expect(PHRASES_DAY).toBe(TODAY)
})

test.each(phrases)('$say: $tool is $outcome', async ({ say, tool, args, outcome }) => {
  const person = await speaker()
  const chat = await Conversation.begin(person)
  const before = await booksOf(person)
  ai.provider.script({ calls: [{ tool, args }] }, { text: 'That is what there is to know.' })
  const { status, meta } = await chat.ask(say)
  const after = await booksOf(person)
  if (outcome === 'saved') unchangedPerson = null
  // A phrase that the reader knows needs no model; from every other one the tool accepted the arguments.
  const rounds = outcome === 'read' || say.includes('?') ? 2 : 1
  expect([0, rounds]).toContain(ai.provider.questions.length)
  if (ai.provider.questions.length === 0) {
    unchangedPerson = null
    expect(['saved', 'confirm']).toContain(status)
    return
  }
  asked.add(say)
  if (outcome === 'read') {
    expect(status).toBe('ok')
    expect(resultOf(ai.provider.questions.at(-1)?.body.messages)).not.toHaveProperty('error')
  } else if (outcome === 'saved') {
    expect({ status, reason: meta.draft?.reason }).toEqual({ status: 'saved', reason: undefined })
    expect(meta.entries).toHaveLength(1)
    expect(after.entries.length).toBe(before.entries.length + 1)
    return
  } else {
    expect({ status, reason: meta.draft?.reason }).toEqual({ status: 'confirm', reason: outcome })
    expect(meta.draft?.kind).toBe(tool)
  }
  expect(after).toEqual(before)
})

test('most phrases need a model', () => {
  expect(asked.size).toBeGreaterThanOrEqual(90)
})

function resultOf(messages: readonly { role: string; content: string }[] = []): unknown {
  return JSON.parse(messages.findLast(({ role }) => role === 'tool')?.content ?? 'null')
}
