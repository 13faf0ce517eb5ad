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
/** As the publishing remote declares it, and as a listening remote does. */
const asked = topic({ name, isPayload: isAsked, retain: true })
const listenerTopic = topic({ name, isPayload: isAsked })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  publish('signedOut', { reason: 'asked' })
})

/** Subscribes now, and collects the questions received. */
function listenNow(): string[] {
  const questions: string[] = []
  stops.push(listenerTopic.subscribe(({ question }) => questions.push(question)))
  return questions
}

test('a topic published by one remote reaches another', () => {
  const questions = listenNow()
  asked.publish({ question: 'Which debt first?' })
  expect(questions).toEqual(['Which debt first?'])
})

test('a late listener gets only the last value of a retained topic', () => {
  asked.publish({ question: 'one' })
  asked.publish({ question: 'two' })
  const questions = listenNow()
  expect(questions).toEqual(['two'])
  asked.publish({ question: 'three' })
  expect(questions).toEqual(['two', 'three'])
})

test('a late listener gets nothing from a topic without retention', () => {
  listenerTopic.publish({ question: 'one' })
  expect(listenNow()).toEqual([])
})

test.each([
  ['signs out', () => publish('signedOut', { reason: 'ended' })],
  ['is replaced in another tab', () => publish('signedIn', { where: 'another tab' })],
  ['is replaced in place', () => publish('signedIn', { where: 'in place' })],
] as const)('the retained value is dropped when a person %s', (_, leave) => {
  asked.publish({ question: 'mine' })
  leave()
  expect(listenNow()).toEqual([])
})

test('an invalid payload from another release is ignored', () => {
  const other = topic({ name, isPayload: (value): value is unknown => value !== undefined, retain: true })
  const questions = listenNow()
  for (const payload of [null, 'text', 7, {}, { question: 1 }]) other.publish(payload)
  expect(questions).toEqual([])
  expect(listenNow()).toEqual([])
})

test("observers see a remote's topic, too", () => {
  const observed: string[] = []
  stops.push(observe((event) => observed.push(event.topic)))
  asked.publish({ question: 'one' })
  expect(observed).toEqual([name])
})

test.each(['asked@1', 'chat_mfe/asked@0', '/asked@1', 'a b/asked@1'] as const)(
  '%s is not a valid topic name',
  (wrong) => {
    expect(() => topic({ name: wrong as typeof name, isPayload: isAsked })).toThrow(
      '<remote>/<topic>@<number>',
    )
  },
)
