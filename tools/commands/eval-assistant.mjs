// @ts-check
// Asks a real model 120 phrases and prints which tools it uses: AI_KEY=... npm run eval:assistant
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runReliability } from '../run/reliability.mjs'

const USAGE = `AI_KEY=... npm run eval:assistant [-- --record FILE]
npm run eval:assistant -- --replay FILE

Environment:
  AI_KEY         the API key of an OpenAI-compatible provider; --replay needs none
  AI_BASE_URL    the provider, by default https://api.cerebras.ai/v1
  AI_MODEL       the model, by default llama3.1-8b

Options:
  --record FILE  writes the provider's answers, without the key, into a new file
  --replay FILE  prints the report of a recording, without a provider`

/** @param {string[]} args */
export async function run(args) {
  const options = optionsIn(args)
  if (!options) {
    console.error(USAGE)
    return 1
  }
  return runReliability('eval-assistant', options)
}

/**
 * With absolute paths, because the program runs in the root of the repository. Null if they cannot be used.
 *
 * @param {string[]} args
 */
function optionsIn(args) {
  try {
    const { record, replay } = parseArgs({
      args,
      options: { record: { type: 'string' }, replay: { type: 'string' } },
    }).values
    if (replay) return record === undefined ? ['--replay', absolute(replay)] : null
    if (!process.env.AI_KEY || replay === '' || record === '') return null
    return record ? ['--record', absolute(record)] : []
  } catch {
    return null
  }
}

/** @param {string} file */
function absolute(file) {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
