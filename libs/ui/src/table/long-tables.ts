import { lazyWithRetry } from '../lazy/lazy-with-retry'

/** The virtualization of long tables, loaded separately because few tables need it. */
export const longTables = lazyWithRetry(() => import('./virtual-rows'))
