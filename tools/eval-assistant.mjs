// @ts-check
// Asks a real model 120 phrases and prints which tools it uses: AI_KEY=... npm run eval:assistant
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './run/install.mjs'

if (!process.env.AI_KEY) {
  console.error(
    'Set AI_KEY to the API key of an OpenAI-compatible provider; AI_BASE_URL and AI_MODEL name another one than llama3.1-8b at https://api.cerebras.ai/v1.',
  )
  process.exit(1)
}
const program = path.join(root, 'tools/reliability.mjs')
const { status } = spawnSync(process.execPath, [program, 'eval-assistant'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
