import { publish, subscribe } from './bus'
import { observe, type Passed } from './deliver'
import { claimSingleton } from './singleton'

const stops: (() => void)[] = []
const during = (stop: () => void) => stops.push(stop)
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
})

test('a save reaches everyone who listens', () => {
  const heard: string[] = []
  during(subscribe('saved', ({ table }) => heard.push(`first ${table}`)))
  during(subscribe('saved', ({ table }) => heard.push(`second ${table}`)))
  publish('saved', { table: 'payment' })
  expect(heard).toEqual(['first payment', 'second payment'])
})

test('who stopped listening hears nothing', () => {
  const heard: string[] = []
  const stop = subscribe('saved', ({ table }) => heard.push(table))
  stop()
  publish('saved', { table: 'assets' })
  expect(heard).toEqual([])
})

test('who stops while hearing does not keep the next one from hearing', () => {
  const heard: string[] = []
  const stop = subscribe('saved', () => stop())
  during(subscribe('saved', ({ table }) => heard.push(table)))
  publish('saved', { table: 'assets' })
  expect(heard).toEqual(['assets'])
})

test('a listener that fails is reported by topic and name; the others hear, and the publisher goes on', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  const heard: string[] = []
  const broken = new Error('broken')
  const fail = () => {
    throw broken
  }
  during(subscribe('saved', fail, 'assets_mfe'))
  during(subscribe('saved', ({ table }) => heard.push(table)))
  publish('saved', { table: 'payment' })
  publish('saved', { table: 'assets' })
  expect(heard).toEqual(['payment', 'assets'])
  expect(reported).toHaveBeenCalledTimes(2)
  const [error] = reported.mock.calls[0] ?? []
  expect(error).toMatchObject({ message: 'A listener to "saved" failed in assets_mfe.', cause: broken })
})

test('where the page has error reporting, the failure goes there', () => {
  const reported: unknown[] = []
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })
  during(() => Reflect.deleteProperty(globalThis, 'reportError'))
  during(
    subscribe('saved', () => {
      throw new Error('broken')
    }),
  )
  publish('saved', { table: 'assets' })
  expect(reported).toEqual([new Error('A listener to "saved" failed.')])
})

test('an observer learns what passes and how many hear it, and nothing of what it says', () => {
  jest.spyOn(console, 'error').mockImplementation()
  const seen: Passed[] = []
  during(
    observe(() => {
      throw new Error('broken')
    }),
  )
  const stop = observe((passed) => seen.push(passed))
  during(subscribe('saved', () => undefined))
  publish('saved', { table: 'payment' })
  publish('signedOut', { reason: 'asked' })
  stop()
  publish('saved', { table: 'payment' })
  expect(seen).toEqual([
    { topic: 'saved', at: expect.any(Number), listeners: 1 },
    { topic: 'signedOut', at: expect.any(Number), listeners: 0 },
  ])
})

test('a second copy of the bus on the page is refused', () => {
  expect(() => claimSingleton()).toThrow('A second copy of the event bus')
})
