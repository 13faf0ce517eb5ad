import { availableParallelism } from 'node:os'

/** One processor stays free for the server itself. */
export const SPARE_PROCESSORS = Math.max(1, availableParallelism() - 1)
