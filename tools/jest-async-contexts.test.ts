import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const contexts = pathToFileURL(path.resolve(__dirname, 'jest-async-contexts.mjs')).href

/** Runs a program in a separate process, because this one has Jest's contexts. */
function outputOf(program: string): unknown {
  const script = `
    import { AsyncLocalStorage } from 'node:async_hooks'
    import { disableAsyncContexts } from ${JSON.stringify(contexts)}
    const storage = new AsyncLocalStorage()
    ${program}`
  const args = ['--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('after a test file no promise carries the values of its contexts', () => {
  const values = outputOf(`
    storage.run('of the file', async () => {
      const before = storage.getStore()
      disableAsyncContexts()
      await undefined
      console.log(JSON.stringify({ before, after: storage.getStore() ?? null }))
    })`)
  expect(values).toEqual({ before: 'of the file', after: null })
})

test('a context that is still in use works again in the next file', () => {
  const value = outputOf(`
    storage.run('first', () => disableAsyncContexts())
    storage.run('next', async () => {
      await undefined
      console.log(JSON.stringify(storage.getStore()))
    })`)
  expect(value).toBe('next')
})
