import { spawnSync } from 'node:child_process'
import path from 'node:path'

const program = path.resolve(__dirname, '../run.mjs')

const USAGE = `AI_KEY=... npm run eval:assistant [-- --record FILE]
npm run eval:assistant -- --replay FILE

Environment:
  AI_KEY         the API key of an OpenAI-compatible provider; --replay needs none
  AI_BASE_URL    the provider, by default https://api.cerebras.ai/v1
  AI_MODEL       the model, by default llama3.1-8b

Options:
  --record FILE  writes the provider's answers, without the key, into a new file
  --replay FILE  prints the report of a recording, without a provider
`

test.each([
  [{}, []],
  [{ AI_KEY: '' }, []],
  [{}, ['--record', 'a.json']],
  [{ AI_KEY: 'key' }, ['--replay']],
  [{ AI_KEY: 'key' }, ['--record', 'a.json', '--replay', 'b.json']],
  [{ AI_KEY: 'key' }, ['--other']],
])('the evaluation prints its usage unless it has what it needs: %j %j', (given, args) => {
  const { AI_KEY: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'eval:assistant', ...args], {
    encoding: 'utf8',
    env: { ...env, ...given },
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: USAGE })
})
