import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { repositoryPath } from '../runner/repository'
import type { ScenarioContext } from '../runner/scenario'

const LIMIT_MS = 10 * 60_000

/**
 * Runs the browser journeys about security, in the long form of a scenario.
 *
 * @returns what came of it, in words for the figure; null if they failed
 */
export async function runBrowserJourneys({ short, scratch }: ScenarioContext): Promise<string | null> {
  const journeys = readdirSync(repositoryPath('apps/e2e/journeys')).filter((name) =>
    /^security.*\.e2e\.ts$/.test(name),
  )
  if (short) return `the journeys ${journeys.join(', ')} in a browser are not part of a short run`
  if (journeys.length === 0) return null
  const playwright = repositoryPath('node_modules/@playwright/test/cli.js')
  const args = [playwright, 'test', '--config', 'apps/e2e', '--output', scratch, ...journeys]
  const child = spawn(process.execPath, args, {
    cwd: repositoryPath('.'),
    stdio: 'ignore',
    timeout: LIMIT_MS,
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? `the journeys ${journeys.join(', ')} passed in a browser` : null
}
