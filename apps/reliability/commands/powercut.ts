import { runRows } from '../harness/runner/run-scenarios'
import { powerCutWithoutGuards } from '../scenarios/powercut/f02-power-cut-control'
import { powerCut } from '../scenarios/powercut/f02-power-cut'
import { deviceFails } from '../scenarios/powercut/f07-device-fails'

/** The disk goes from one moment to the next, and with it what was not synced. */
await runRows('powercut', [powerCut, powerCutWithoutGuards, deviceFails])
