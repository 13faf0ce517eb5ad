import { publish } from './bus'
import { observe } from './deliver'
import { topic } from './topic'

interface Asked {
  readonly question: string
}

function isAsked(value: unknown): value is Asked {
  return (
    typeof value === 'object' && value !== null && 'question' in value && typeof value.question === 'string'
  )
}

const name = 'chat_mfe/asked@1'
/** As the remote that publishes declares it, and as another one that listens. */
const asked = topic({ name, isPayload: isAsked, keep: true })
const heardOf = topic({ name, isPayload: isAsked })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  publish('signedOut', { reason: 'asked' })
})

/** The questions that one who begins to listen now hears. */
function listenNow(): string[] {
  const questions: string[] = []
  stops.push(heardOf.subscribe(({ question }) => questions.push(question)))
  return questions
}

test('a topic of one remote reaches another', () => {
  const questions = listenNow()
  asked.publish({ question: 'Which debt first?' })
  expect(questions).toEqual(['Which debt first?'])
})

test('who comes late gets the last value of a topic that keeps it, and only that', () => {
  asked.publish({ question: 'one' })
  asked.publish({ question: 'two' })
  const questions = listenNow()
  expect(questions).toEqual(['two'])
  asked.publish({ question: 'three' })
  expect(questions).toEqual(['two', 'three'])
})

test('who comes late gets nothing of a topic that keeps none', () => {
  heardOf.publish({ question: 'one' })
  expect(listenNow()).toEqual([])
})

test.each([
  ['signs out', () => publish('signedOut', { reason: 'ended' })],
  ['is replaced in another tab', () => publish('signedIn', { where: 'another tab' })],
  ['is replaced in place', () => publish('signedIn', { where: 'in place' })],
] as const)('nobody gets what was kept for a person who %s', (_, leave) => {
  asked.publish({ question: 'mine' })
  leave()
  expect(listenNow()).toEqual([])
})

test('what another release says in other words is not heard, and nothing fails', () => {
  const other = topic({ name, isPayload: (value): value is unknown => value !== undefined, keep: true })
  const questions = listenNow()
  for (const payload of [null, 'text', 7, {}, { question: 1 }]) other.publish(payload)
  expect(questions).toEqual([])
  expect(listenNow()).toEqual([])
})

test('a topic is seen by observers like any other', () => {
  const seen: string[] = []
  stops.push(observe(({ topic: passed }) => seen.push(passed)))
  asked.publish({ question: 'one' })
  expect(seen).toEqual([name])
})

test.each(['asked@1', 'chat_mfe/asked@0', '/asked@1', 'a b/asked@1'] as const)('%s is no topic', (wrong) => {
  expect(() => topic({ name: wrong as typeof name, isPayload: isAsked })).toThrow('<remote>/<topic>@<number>')
})
