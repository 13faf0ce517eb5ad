import type { WidgetPlace } from '@solvent/delivery'
import type { PageRegistry, RemoteTarget } from '@solvent/remote-kit'
import { useSyncExternalStore } from 'react'
import { type AppPage, pagesOf } from '../pages'
import { pageRegistry } from './page-registry'

/** A remote on a page of the shell. */
export interface RemotePlace {
  readonly target: RemoteTarget
  /** The user's name for this part of the app. */
  readonly title: string
}

/** The pages of each registry. */
const cache = new WeakMap<PageRegistry, readonly AppPage[]>()

/** The pages for signed-in users in the current registry. */
export function pagesNow(): readonly AppPage[] {
  const registry = pageRegistry.current()
  const pages = cache.get(registry) ?? pagesOf(registry)
  cache.set(registry, pages)
  return pages
}

/** The same, and re-renders when the registry changes. */
export function usePages(): readonly AppPage[] {
  return useSyncExternalStore(pageRegistry.subscribe, pagesNow)
}

/** Stands for a missing widget: no remote can have this name, so it shows as unavailable. */
function missingWidget(slot: WidgetPlace['slot']): RemotePlace {
  return { target: { remote: `no ${slot}`, kind: 'widget' }, title: 'Assistant' }
}

/** The remote in a widget slot of the shell, in the current registry. */
export function widgetNow(slot: WidgetPlace['slot']): RemotePlace {
  return widgetOf(pageRegistry.current(), slot)
}

/** The same, and re-renders when the registry changes. */
export function useWidget(slot: WidgetPlace['slot']): RemotePlace {
  return widgetOf(useSyncExternalStore(pageRegistry.subscribe, pageRegistry.current), slot)
}

function widgetOf({ remotes }: PageRegistry, slot: WidgetPlace['slot']): RemotePlace {
  const found = Object.entries(remotes).find(
    ([, { place }]) => place.kind === 'widget' && place.slot === slot,
  )
  if (!found) return missingWidget(slot)
  const [remote, { place }] = found
  return { target: { remote, kind: 'widget' }, title: place.label }
}
