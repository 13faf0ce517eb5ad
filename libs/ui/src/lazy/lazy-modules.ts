import { longTables } from '../table/long-tables'
import { lazyWithRetry } from './lazy-with-retry'

export const controls = lazyWithRetry(() => import(/* webpackChunkName: "controls" */ './controls'))
export const overlays = lazyWithRetry(() => import(/* webpackChunkName: "overlays" */ './overlays'))

/** Loads tables and tabs, which nearly every page of a remote shows. @throws Error if they fail to load */
export function loadControls(): Promise<void> {
  return controls.load()
}

/** Loads dialogs, sliders and the lists of menus. @throws Error if they fail to load */
export function loadOverlays(): Promise<void> {
  return overlays.load()
}

/** Loads the virtualization of long tables. @throws Error if it fails to load */
export function loadLongTables(): Promise<void> {
  return longTables.load()
}

/** Prefetches all of these; a failure is handled where they are used. */
export function prepareControls(): void {
  controls.load().catch(() => undefined)
  overlays.load().catch(() => undefined)
  longTables.load().catch(() => undefined)
}
