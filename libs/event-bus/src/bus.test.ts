import { publish, subscribe } from './bus'
import { claimSingleton } from './singleton'

test('a save reaches everyone who listens', () => {
  const heard: string[] = []
  subscribe('saved', ({ table }) => heard.push(`first ${table}`))
  subscribe('saved', ({ table }) => heard.push(`second ${table}`))
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

test('a second copy of the bus on the page is refused', () => {
  expect(() => claimSingleton()).toThrow('A second copy of the event bus')
})
