// @ts-check
// Journeys in a real browser through everything that `npm start` starts.
import { ensureInstalled } from './run/install.mjs'
import { run } from './run/run.mjs'

ensureInstalled()
process.exit(await run('playwright', ['test', '--config', 'apps/e2e', ...process.argv.slice(2)]))
