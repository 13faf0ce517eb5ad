// @ts-check
// Journeys in a real browser through everything that `npm start` starts.
import { ensureInstalled } from './run/install.mjs'
import { runProgram } from './run/program.mjs'

ensureInstalled()
process.exit(await runProgram('playwright', ['test', '--config', 'apps/e2e', ...process.argv.slice(2)]))
