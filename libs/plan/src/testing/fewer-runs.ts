import { readConfigureGlobal } from 'fast-check'

/** For properties that project dozens of times for one case: a tenth of the runs. */
export const fewerRuns = { numRuns: Math.ceil((readConfigureGlobal().numRuns ?? 0) / 10) }
