// @ts-check
// Reads and checks all data: pages, indexes, rules and books. Also while the app runs.
import { runApiCommand } from './run/api-command.mjs'

await runApiCommand('verify')
