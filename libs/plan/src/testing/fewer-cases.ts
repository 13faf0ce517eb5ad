import { readConfigureGlobal } from 'fast-check'

/** For properties that project dozens of times for one case: a tenth of the cases. */
export const fewerCases = { numRuns: Math.ceil((readConfigureGlobal().numRuns ?? 0) / 10) }
