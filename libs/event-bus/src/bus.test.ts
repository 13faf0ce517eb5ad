import { type ObservedEvent, observe, publish, subscribe } from './bus'
import { claimSingleton } from './singleton'

const stops: (() => void)[] = []
const stopAfterTest = (stop: () => void) => stops.push(stop)
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
})

test('a save reaches every listener', () => {
  const received: string[] = []
  stopAfterTest(subscribe('saved', ({ table }) => received.push(`first ${table}`)))
  stopAfterTest(subscribe('saved', ({ table }) => received.push(`second ${table}`)))
  publish('saved', { table: 'payment' })
  expect(received).toEqual(['first payment', 'second payment'])
})

test('a removed listener receives nothing', () => {
  const received: string[] = []
  const stop = subscribe('saved', ({ table }) => received.push(table))
  stop()
  publish('saved', { table: 'assets' })
  expect(received).toEqual([])
})

test('a listener that removes itself does not prevent the next one from being called', () => {
  const received: string[] = []
  const stop = subscribe('saved', () => stop())
  stopAfterTest(subscribe('saved', ({ table }) => received.push(table)))
  publish('saved', { table: 'assets' })
  expect(received).toEqual(['assets'])
})

test('a failing listener is reported by topic and name and affects neither the others nor the publisher', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  const received: string[] = []
  const broken = new Error('broken')
  const fail = () => {
    throw broken
  }
  stopAfterTest(subscribe('saved', fail, 'assets_mfe'))
  stopAfterTest(subscribe('saved', ({ table }) => received.push(table)))
  publish('saved', { table: 'payment' })
  publish('saved', { table: 'assets' })
  expect(received).toEqual(['payment', 'assets'])
  expect(reported).toHaveBeenCalledTimes(2)
  const [error] = reported.mock.calls[0] ?? []
  expect(error).toMatchObject({ message: 'A listener to "saved" failed in assets_mfe.', cause: broken })
})

test("a failure goes to the page's error reporting, if any", () => {
  const reported: unknown[] = []
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })
  stopAfterTest(() => Reflect.deleteProperty(globalThis, 'reportError'))
  stopAfterTest(
    subscribe('saved', () => {
      throw new Error('broken')
    }),
  )
  publish('saved', { table: 'assets' })
  expect(reported).toEqual([new Error('A listener to "saved" failed.')])
})

test('an observer gets the topic and the number of listeners, but not the payload', () => {
  jest.spyOn(console, 'error').mockImplementation()
  const observed: ObservedEvent[] = []
  stopAfterTest(
    observe(() => {
      throw new Error('broken')
    }),
  )
  const stop = observe((event) => observed.push(event))
  stopAfterTest(subscribe('saved', () => undefined))
  publish('saved', { table: 'payment' })
  publish('signedOut', { reason: 'asked' })
  stop()
  publish('saved', { table: 'payment' })
  expect(observed).toEqual([
    { topic: 'saved', at: expect.any(Number), listeners: 1 },
    { topic: 'signedOut', at: expect.any(Number), listeners: 0 },
  ])
})

test('a second copy of the bus on the page is refused', () => {
  expect(() => claimSingleton()).toThrow('A second copy of the event bus')
})
