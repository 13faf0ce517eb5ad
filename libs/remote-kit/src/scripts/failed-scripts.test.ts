import { waitFor } from '@testing-library/react'
import { watchFailedScripts } from './failed-scripts'

const url = 'https://assets.example/assets_mfe/1/part.js'

const failures: string[] = []
watchFailedScripts(({ message }) => failures.push(message))

/** The browser's timing of the script's request, with the status of the response. */
function answerWith(responseStatus: number) {
  const timing = { name: url, startTime: performance.now(), responseStatus }
  Object.assign(performance, { getEntriesByName: () => [timing] })
}

/** A script in the page, without a request. */
async function addScript() {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = url
  document.head.append(script)
  await Promise.resolve()
  return script
}

beforeEach(() => {
  failures.length = 0
  document.head.replaceChildren()
  answerWith(0)
})

test.each([
  ['of an unreachable host', 0, 'could not be loaded'],
  ['that is missing', 404, 'answered 404'],
  ['with another hash', 200, 'is not what was released'],
])('a script %s is reported with its cause', async (_, status, cause) => {
  const script = await addScript()
  script.dispatchEvent(new Event('error'))
  script.remove()
  // The browser knows the status a moment later.
  answerWith(status)
  await waitFor(() => expect(failures).toEqual([`${url} ${cause}`]))
})

test('a script that is removed before it has arrived is reported as timed out', async () => {
  const script = await addScript()
  script.remove()
  await Promise.resolve()
  expect(failures).toEqual([`${url} timed out`])
})

test('a script that was loaded and removed is not reported', async () => {
  const script = await addScript()
  script.dispatchEvent(new Event('load'))
  script.remove()
  await Promise.resolve()
  expect(failures).toEqual([])
})

test('a script that throws is reported by its place, without the message', () => {
  const error = new TypeError('maya@example.com has no debts')
  window.dispatchEvent(
    new ErrorEvent('error', { error, message: error.message, filename: url, lineno: 1, colno: 20 }),
  )
  expect(failures).toEqual([`${url} threw TypeError at 1:20`])
})

test('an error that is reported again keeps the place where it was thrown', () => {
  const error = new TypeError('maya@example.com has no debts')
  error.stack = `TypeError: ${error.message}\n    at load (${url}:1:20)`
  window.dispatchEvent(
    new ErrorEvent('error', { error, filename: 'https://shell.example/main.js', lineno: 3, colno: 4 }),
  )
  expect(failures).toEqual([`${url} threw TypeError at 1:20`])
})
