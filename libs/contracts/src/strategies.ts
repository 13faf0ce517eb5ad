import * as z from 'zod/mini'
import { must } from './fields'

/** Where money beyond what is due goes; the first unless asked otherwise. */
const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const

export const strategy = z.enum(STRATEGIES, must(`one of ${STRATEGIES.join(', ')}`))
export const strategyQuery = { strategy: z.optional(strategy) }
