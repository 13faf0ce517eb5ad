// @ts-check
// Brings a backup back, while the app does not run: npm run restore -- FILE
import path from 'node:path'
import { runApiCommand } from './run/api-command.mjs'

// npm runs scripts in the folder of the project, wherever it is called.
const from = process.env.INIT_CWD ?? process.cwd()
await runApiCommand(
  'restore',
  process.argv.slice(2).map((file) => path.resolve(from, file)),
)
