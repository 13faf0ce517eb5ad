import { longTables } from '../table/long-tables'
import { lazyWithRetry } from './lazy-with-retry'

export const controls = lazyWithRetry(() => import(/* webpackChunkName: "controls" */ './controls'))
export const overlays = lazyWithRetry(() => import(/* webpackChunkName: "overlays" */ './overlays'))

/** Loads tables and tabs, which nearly every page of a remote shows. @throws Error if they fail to load */
export function loadControls(): Promise<void> {
  return controls.load()
}

/** Loads every lazy part of the library. @throws Error if one of them fails to load */
export async function loadAllParts(): Promise<void> {
  await Promise.all([controls, overlays, longTables].map((part) => part.load()))
}

/** Prefetches them; a failure is handled where they are used. */
export function prepareControls(): void {
  loadAllParts().catch(() => undefined)
}
