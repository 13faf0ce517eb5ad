import { readFileSync } from 'node:fs'
import { type AskedQuestion, INTENTS, type Intent } from '../../questions/asked-question'
import { readQuestion } from '../../questions/read-question'
import { readQuickEntry } from '../../read-quick-entry'
import { PEOPLE } from './people'

const file = new URL('./questions.json', import.meta.url)
/** Ways to ask each question; names in braces stand for values. */
const WAYS: Record<Intent | 'none', string[]> = JSON.parse(readFileSync(file, 'utf8'))

type Field = Exclude<keyof AskedQuestion, 'intent'>

/** What a name in braces is replaced with, and the value that is read from it. */
const VALUES: [name: string, field: Field, values: [text: string, value: string | bigint][]][] = [
  [
    '{debt}',
    'liabilityId',
    [
      ['car loan', 'car'],
      ['credit card', 'card'],
      ['Honda Civic', 'car'],
      ['loan from Ana', 'ana'],
    ],
  ],
  [
    '{account}',
    'account',
    [
      ['savings account', 'Savings Account'],
      ['checking', 'Checking Account'],
      ['cash', 'Cash'],
    ],
  ],
  [
    '{category}',
    'category',
    [
      ['groceries', 'Groceries'],
      ['eating out', 'Eating out'],
      ['rent', 'Housing'],
      ['clothes', 'Shopping'],
    ],
  ],
  [
    '{amount}',
    'amount',
    [
      ['$200', 200_00n],
      ['1,500', 1500_00n],
      ['50 dollars', 50_00n],
    ],
  ],
  [
    '{day}',
    'day',
    [
      ['20 March', '2026-03-20'],
      ['Friday', '2026-03-13'],
      ['April 2nd', '2026-04-02'],
    ],
  ],
  [
    '{month}',
    'month',
    [
      ['February', '2026-02'],
      ['last December', '2025-12'],
      ['Jan', '2026-01'],
    ],
  ],
  [
    '{thing}',
    'thing',
    [
      ['taxi', 'taxi'],
      ['Netflix', 'Netflix'],
      ['gas bill', 'gas bill'],
      ['lunch with Ana', 'lunch with Ana'],
    ],
  ],
]
const MOST_VALUES = 4

interface Question {
  message: string
  asked: AskedQuestion
}

const questions = INTENTS.flatMap((intent) =>
  WAYS[intent].flatMap((way) =>
    Array.from({ length: way.includes('{') ? MOST_VALUES : 1 }, (_, at) => filled(intent, way, at)),
  ),
)

function filled(intent: Intent, way: string, at: number): Question {
  return VALUES.reduce<Question>(
    ({ message, asked }, [name, field, values]) => {
      const [text, value] = values[at % values.length] ?? ['', '']
      return message.includes(name)
        ? { message: message.replaceAll(name, text), asked: { ...asked, [field]: value } }
        : { message, asked }
    },
    { message: way, asked: { intent } },
  )
}

function answerTo({ message }: Question): AskedQuestion | null {
  const read = readQuestion(message, PEOPLE.usd)
  return read && 'asked' in read ? read.asked : null
}

function isRight({ asked }: Question, answer: AskedQuestion): boolean {
  const fields = new Set([...Object.keys(asked), ...Object.keys(answer)] as (keyof AskedQuestion)[]) // their keys
  return [...fields].every((field) => asked[field] === answer[field])
}

test('at least 95 of 100 questions are read with everything they name', () => {
  const missed = questions.filter((question) => {
    const answer = answerTo(question)
    return answer === null || !isRight(question, answer)
  })
  expect(missed.slice(Math.floor(questions.length * 0.05)).map(({ message }) => message)).toEqual([])
})

test('at most 1 of 100 questions is taken for another', () => {
  const wrong = questions.flatMap((question) => {
    const answer = answerTo(question)
    return answer && !isRight(question, answer) ? [`${question.message}: ${answer.intent}`] : []
  })
  expect(wrong.slice(Math.floor(questions.length * 0.01))).toEqual([])
})

test('no message about something else is answered', () => {
  expect(WAYS.none.filter((message) => answerTo({ message, asked: { intent: 'latest' } }) !== null)).toEqual(
    [],
  )
})

test('no question is saved as an entry', () => {
  const saved = questions.filter(({ message }) => readQuickEntry(message, PEOPLE.usd) !== null)
  expect(saved.map(({ message }) => message)).toEqual([])
})
