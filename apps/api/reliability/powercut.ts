import { runRows } from './harness/run-rows'

await runRows('powercut', [])
