import { runScenarios } from '../harness/runner/run-scenarios'
import { powerCut } from '../scenarios/powercut/f02-power-cut'
import { powerCutWithoutGuards } from '../scenarios/powercut/f02-power-cut-control'
import { powerCutBeforeTheSync } from '../scenarios/powercut/f02-power-cut-unsynced'
import { deviceFails } from '../scenarios/powercut/f07-device-fails'

/** The disk fails without warning; unsynced data is lost. */
await runScenarios('powercut', [powerCut, powerCutWithoutGuards, powerCutBeforeTheSync, deviceFails])
