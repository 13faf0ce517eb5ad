import { runRows } from './harness/run-rows'
import { powerCutWithoutGuards } from './rows/f02-control'
import { powerCut } from './rows/f02-power-cut'
import { deviceFails } from './rows/f07-device-fails'

/** The disk goes from one moment to the next, and with it what was not synced. */
await runRows('powercut', [powerCut, powerCutWithoutGuards, deviceFails])
