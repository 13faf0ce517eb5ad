import { longTables } from '../table/long-tables'
import { latePart } from './late-part'

export const controls = latePart(() => import(/* webpackChunkName: "controls" */ './controls'))
export const overlays = latePart(() => import(/* webpackChunkName: "overlays" */ './overlays'))

/** Brings tables and tabs, which nearly every page of a remote shows. @throws Error if they do not come */
export function loadControls(): Promise<void> {
  return controls.load()
}

/** Brings dialogs, sliders and the lists of menus. @throws Error if they do not come */
export function loadOverlays(): Promise<void> {
  return overlays.load()
}

/** Brings what keeps thousands of rows smooth. @throws Error if it does not come */
export function loadLongTables(): Promise<void> {
  return longTables.load()
}

/** Brings everything that comes late, before it is needed; what needs it says so if it is lost. */
export function prepareControls(): void {
  controls.load().catch(() => undefined)
  overlays.load().catch(() => undefined)
  longTables.load().catch(() => undefined)
}
