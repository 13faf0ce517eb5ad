import { configureGlobal } from 'fast-check'

/** Set by the Jest configuration. */
declare const numberOfRuns: number

configureGlobal({ numRuns: numberOfRuns })
