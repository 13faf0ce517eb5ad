// @ts-check
// Pictures of every screen, on phone, tablet and desktop, light and dark, into the folder screenshots.
import { ensureInstalled } from './run/install.mjs'
import { run } from './run/run.mjs'

ensureInstalled()
const config = ['--config', 'apps/e2e/screenshots/screenshots.config.ts']
process.exit(await run('playwright', ['test', ...config, ...process.argv.slice(2)]))
