import { readConfigureGlobal } from 'fast-check'

/** A tenth of the cases, for properties that run dozens of projections per case. */
export const fewerCases = { numRuns: Math.ceil((readConfigureGlobal().numRuns ?? 0) / 10) }
