// @ts-check
// Makes a backup, also while the app runs. Of one person: npm run backup -- --person EMAIL
import { runApiCommand } from './run/api-command.mjs'

await runApiCommand('backup', process.argv.slice(2))
