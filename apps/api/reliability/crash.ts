import { runRows } from './harness/run-rows'
import { killedUnderLoad } from './rows/f01-killed-under-load'

/** The process is killed, at any moment. */
await runRows('crash', [killedUnderLoad])
