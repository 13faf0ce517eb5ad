import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { repositoryPath } from '../runner/repository'
import type { ScenarioContext } from '../runner/scenario'

const TIMEOUT_MS = 10 * 60_000

/**
 * Runs the security journeys in a browser; a short run leaves them out.
 *
 * @returns the result in words, for the figure; null if they failed
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
    timeout: TIMEOUT_MS,
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? `the journeys ${journeys.join(', ')} passed in a browser` : null
}
