// @ts-check
// Asks a real model 120 phrases and prints which tools it uses: AI_KEY=... npm run eval:assistant
import { runReliability } from '../run/reliability.mjs'

export async function run() {
  if (process.env.AI_KEY) return runReliability('eval-assistant')
  console.error(
    'Set AI_KEY to the API key of an OpenAI-compatible provider; AI_BASE_URL and AI_MODEL name another one than llama3.1-8b at https://api.cerebras.ai/v1.',
  )
  return 1
}
