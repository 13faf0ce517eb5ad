import { latePart } from '../late/late-part'

/** What keeps thousands of rows smooth, which few tables have. */
export const longTables = latePart(() => import('./virtual-rows'))
