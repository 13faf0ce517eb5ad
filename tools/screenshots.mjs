// @ts-check
// Pictures of every screen, on phone, tablet and desktop, light and dark, into the folder screenshots.
import { ensureInstalled } from './run/install.mjs'
import { runProgram } from './run/program.mjs'

ensureInstalled()
const config = ['--config', 'apps/e2e/screenshots/screenshots.config.ts']
process.exit(await runProgram('playwright', ['test', ...config, ...process.argv.slice(2)]))
