import { ScriptError } from '../scripts/script-error'
import { causeOf } from './failure'

const release = { entry: 'https://assets.example/assets_mfe/1/mf-manifest.json' }
const folder = 'https://assets.example/assets_mfe/1/'

/** An error with a stack as browsers write it. */
function thrownIn(file: string, message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at Page (${folder}${file}:1:204)\n    at https://shell.example/main.js:1:1`
  return error
}

test('an error that a component throws is given by its name and place, because its message may have data', () => {
  const error = thrownIn('page.ab12.js', 'maya@example.com has no debts')
  expect(causeOf({ phase: 'component', error }, release)).toBe('TypeError at page.ab12.js:1:204')
})

test('so is one that a module of the remote throws when it loads', () => {
  const error = thrownIn('page.ab12.js', 'maya@example.com has no debts')
  expect(causeOf({ phase: 'modules', error }, release)).toBe('TypeError at page.ab12.js:1:204')
})

test('a component of unknown place is given by the name of its error only', () => {
  const error = new RangeError('maya@example.com has no debts')
  expect(causeOf({ phase: 'component', error }, null)).toBe('RangeError')
})

test('a thrown value that is not an error is not repeated', () => {
  expect(causeOf({ phase: 'component', error: 'maya@example.com has no debts' }, release)).toBe('Unknown')
})

test('an error of the container, which names modules, is given with its message', () => {
  const error = thrownIn('remoteEntry.js', 'Module "./page" does not exist in container.')
  expect(causeOf({ phase: 'modules', error }, release)).toBe(
    'TypeError: Module "./page" does not exist in container.',
  )
})

test('an error of loading is given with the error that caused it', () => {
  const cause = new Error('Timed out')
  const error = new Error(`${folder}page.ab12.js could not be loaded`, { cause })
  expect(causeOf({ phase: 'scripts', error }, release)).toBe(
    `Error: ${folder}page.ab12.js could not be loaded (Error: Timed out)`,
  )
})

test('a script of a lazy part that throws is given with its URL', () => {
  const error = new ScriptError(`${folder}part.js threw TypeError at 1:20`, `${folder}part.js`)
  expect(causeOf({ phase: 'lazy part', error }, release)).toBe(
    `Error: ${folder}part.js threw TypeError at 1:20`,
  )
})
