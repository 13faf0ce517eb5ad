import { lazyModule } from '../lazy/lazy-module'

/** The virtualization of long tables, loaded separately because few tables need it. */
export const longTables = lazyModule(() => import('./virtual-rows'))
