// Engines: one
import { readFileSync } from 'node:fs'
import { Conversation } from '@solvent/api-testing/conversation'
import { isNightly } from '@solvent/api-testing/nightly'
import type { Person } from '@solvent/api-testing/person'
import { listLiabilities } from '@solvent/contracts'
import { type AskedQuestion, INTENTS, type Intent } from '@solvent/quick-entry'
import { withoutForeignLinks } from '../../src/domain/assistant/own-links'
import { planPool } from '../../src/domain/plan/plan-pool'
import { askQuestion } from '../../src/testing/ask-question'
import { latePerson, steadyPerson } from '../../src/testing/asked-people'
import { useServer } from '../../src/testing/use-server'

/** In a run for a change, every so many ways to ask are tried. */
const STEP = isNightly ? 1 : 10
const FILE = '../../../../libs/quick-entry/src/testing/phrases/questions.json'
const WAYS: Record<Intent | 'none', string[]> = JSON.parse(
  readFileSync(new URL(FILE, import.meta.url), 'utf8'),
)

const setting = useServer()
const plans = planPool()
afterAll(() => plans.close())

/** What each person's questions name, in words and as they are read. */
const PEOPLE = {
  steady: {
    make: steadyPerson,
    words: { debt: 'car loan', account: 'savings account', amount: '$200', day: '20 April' },
    read: { account: 'Savings Account', amount: 200_00n, day: '2026-04-20' },
  },
  late: {
    make: latePerson,
    words: { debt: 'Visa', account: 'cash', amount: '150 euros', day: '20 March' },
    read: { account: 'Cash', amount: 150_00n, day: '2026-03-20' },
  },
  new: {
    make: () => setting.newPerson(),
    words: { debt: 'car loan', account: 'cash', amount: '$50', day: '20 March' },
    read: { account: 'Cash', amount: 50_00n, day: '2026-03-20' },
  },
} as const

test.each(Object.entries(PEOPLE))(
  'however a %s person asks, the answer is the one about their books, or none',
  async (_, { make, words, read }) => {
    const person = await make(setting)
    const [debt] = (await person.answer(listLiabilities)).liabilities
    const answers = new Map<Intent, string>()
    for (const intent of INTENTS) {
      const asked = { ...read, category: 'Groceries', thing: 'taxi', intent } as const
      const month = intent === 'spent_past' ? { month: '2026-02' } : {}
      answers.set(
        intent,
        await answerTo(person, { ...asked, ...month, ...(debt && { liabilityId: debt.id }) }),
      )
    }
    const chat = await Conversation.begin(person)
    const others: string[] = []
    const counts = { right: 0, suggested: 0, unknown: 0 }
    for (const { intent, message } of questions(words)) {
      const { status, reply, meta } = await chat.ask(message)
      if (status === 'api_key_required') counts.unknown += 1
      else if (meta.suggestions) counts.suggested += 1
      else if (answers.get(intent) === reply) counts.right += 1
      else others.push(`${intent}: ${message}: ${reply}`)
    }
    const all = counts.right + counts.suggested + counts.unknown + others.length
    expect(others.slice(Math.floor(all * 0.01))).toEqual([])
    expect(counts.right).toBeGreaterThan(all * (debt ? 0.9 : 0.7))
  },
  180_000,
)

function questions(words: Record<'debt' | 'account' | 'amount' | 'day', string>) {
  const values = { ...words, category: 'groceries', month: 'February', thing: 'taxi' }
  return INTENTS.flatMap((intent) =>
    WAYS[intent]
      .filter((_, at) => at % STEP === 0)
      .map((way) => ({
        intent,
        message: Object.entries(values).reduce(
          (text, [name, value]) => text.replaceAll(`{${name}}`, value),
          way,
        ),
      })),
  )
}

async function answerTo(person: Person, asked: AskedQuestion): Promise<string> {
  return withoutForeignLinks((await askQuestion(setting, plans, person.userId, asked)).text)
}
