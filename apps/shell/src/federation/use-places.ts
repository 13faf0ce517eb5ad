import type { WidgetPlace } from '@solvent/delivery'
import type { PageRegistry, RemoteTarget } from '@solvent/remote-kit'
import { useSyncExternalStore } from 'react'
import { type AppPage, pagesOf } from '../pages'
import { pageRegistry } from './page-registry'

/** A remote on a page of the shell. */
export interface RemotePlace {
  readonly target: RemoteTarget
  /** What a person calls this part of the app. */
  readonly title: string
}

/** The places of a registry, worked out once. */
const known = new WeakMap<PageRegistry, readonly AppPage[]>()

/** Every page behind the login as the registry has it now. */
export function pagesNow(): readonly AppPage[] {
  const registry = pageRegistry.now()
  const pages = known.get(registry) ?? pagesOf(registry)
  known.set(registry, pages)
  return pages
}

/** Every page behind the login, also as the registry changes. */
export function usePages(): readonly AppPage[] {
  return useSyncExternalStore(pageRegistry.subscribe, pagesNow)
}

/** What nobody brings is asked for by a name that no remote can have, and so is not available. */
function nobody(slot: WidgetPlace['slot']): RemotePlace {
  return { target: { remote: `no ${slot}`, kind: 'widget' }, title: 'Assistant' }
}

/** The remote that fills one of the shell's places for widgets, as the registry has it now. */
export function widgetNow(slot: WidgetPlace['slot']): RemotePlace {
  return widgetOf(pageRegistry.now(), slot)
}

/** The same, also as the registry changes. */
export function useWidget(slot: WidgetPlace['slot']): RemotePlace {
  return widgetOf(useSyncExternalStore(pageRegistry.subscribe, pageRegistry.now), slot)
}

function widgetOf({ remotes }: PageRegistry, slot: WidgetPlace['slot']): RemotePlace {
  const found = Object.entries(remotes).find(
    ([, { place }]) => place.kind === 'widget' && place.slot === slot,
  )
  if (!found) return nobody(slot)
  const [remote, { place }] = found
  return { target: { remote, kind: 'widget' }, title: place.label }
}
