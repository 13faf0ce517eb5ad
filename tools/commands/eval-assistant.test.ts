import { spawnSync } from 'node:child_process'
import path from 'node:path'

const program = path.resolve(__dirname, '../run.mjs')

test.each([{}, { AI_KEY: '' }])(
  'without a key the evaluation says in one sentence what it needs: %j',
  (given) => {
    const { AI_KEY: _, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'eval:assistant'], {
      encoding: 'utf8',
      env: { ...env, ...given },
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toBe(
      'Set AI_KEY to the API key of an OpenAI-compatible provider; AI_BASE_URL and AI_MODEL name another one than llama3.1-8b at https://api.cerebras.ai/v1.\n',
    )
  },
)
