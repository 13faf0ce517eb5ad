import { lazyWithRetry } from '../lazy/lazy-with-retry'

/** The virtualization of long tables and lists, loaded separately because few pages need it. */
export const longTables = lazyWithRetry(() => import('./long-parts'))
