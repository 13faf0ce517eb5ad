// @ts-check
// Compares every balance with its journal, also while the app runs.
import { runApiCommand } from './run/api-command.mjs'

await runApiCommand('books-check')
